export type { LatLng } from './draw-route';
export { RouteMap } from './lazy-route-map';
export type { MapPoint, RouteMapProps } from './route-map';
export { useNearestPlace } from './use-nearest-place';
