import { type GeoProjection, geoAlbers, geoPath } from 'd3-geo';
import type { States } from './states';

export type LatLng = readonly [lat: number, lng: number];

interface View {
  width: number;
  height: number;
}

const padding = { x: 64, y: 40 };
/** A short route is not shown closer than this many pixels a radian (60 miles are about 200 pixels). */
const maxScale = 13_000;
/** West of the coast of the 48 states. */
const pacific: LatLng = [32, -126];
/** About the middle of the country. */
const inland: LatLng = [39, -98];

/** An Albers map that has all points in view, with room at the edges for their names. */
export function projectionFor(points: readonly LatLng[], { width, height }: View): GeoProjection {
  const [x, y] = [Math.max(padding.x, width * 0.14), Math.min(padding.y, height / 5)];
  const projection = geoAlbers().fitExtent(
    [
      [x, y],
      [width - x, height - y],
    ],
    { type: 'MultiPoint', coordinates: points.map(([lat, lng]) => [lng, lat]) },
  );
  if (projection.scale() > maxScale || !Number.isFinite(projection.scale()))
    center(projection, points, { width, height });
  leanInland(projection, points, { width, height });
  return projection.clipExtent([
    [Math.max(-2, westOf(projection, points)), -2],
    [width + 2, height + 2],
  ]);
}

/** Where the map ends in the west: before Hawaii and Alaska, unless the route leads there. */
function westOf(projection: GeoProjection, points: readonly LatLng[]): number {
  const [west = 0] = projection([pacific[1], pacific[0]]) ?? [];
  return points.every(([, lng]) => lng > pacific[1]) ? west : Number.NEGATIVE_INFINITY;
}

function center(projection: GeoProjection, points: readonly LatLng[], { width, height }: View): void {
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  projection.scale(maxScale).translate([0, 0]);
  const [x, y] = projection([mean(1), mean(0)]) ?? [0, 0];
  projection.translate([width / 2 - x, height / 2 - y]);
}

/** A route that leaves room is moved to its coast, so that the room shows land and not the ocean. */
function leanInland(projection: GeoProjection, points: readonly LatLng[], { width, height }: View): void {
  const place = ([lat, lng]: LatLng): [number, number] => projection([lng, lat]) ?? [0, 0];
  const seen = points.map(place);
  const middle = place(inland);
  const shift = (axis: 0 | 1, size: number) => {
    const along = seen.map((point) => point[axis]);
    const route = Math.max(...along) - Math.min(...along);
    const most = Math.max(0, Math.min(size / 5, (size * 0.7 - route) / 2));
    return Math.min(most, Math.max(-most, size / 2 - middle[axis]));
  };
  const [x, y] = projection.translate();
  projection.translate([x + shift(0, width), y + shift(1, height)]);
}

interface Drawing {
  land: string;
  borders: string;
  outline: string;
}

export function drawStates({ land, borders, outline }: States, projection: GeoProjection): Drawing {
  const path = geoPath(projection).digits(1);
  return { land: path(land) ?? '', borders: path(borders) ?? '', outline: path(outline) ?? '' };
}

/** The road as an SVG path, its points joined by straight lines of the map. */
export function drawLine(line: readonly LatLng[], projection: GeoProjection): string {
  return (
    geoPath(projection).digits(1)({
      type: 'LineString',
      coordinates: line.map(([lat, lng]) => [lng, lat]),
    }) ?? ''
  );
}
