export type { LatLng } from './draw-route';
export { type DriverPosition, driverAt, LastSeen } from './driver';
export { RouteMap } from './lazy-route-map';
export type { MapPoint, RouteMapProps } from './route-map';
export { useNearestPlace } from './use-nearest-place';
