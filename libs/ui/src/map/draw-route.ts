import { type GeoProjection, geoAlbers, geoPath } from 'd3-geo';
import type { States } from './states';

export type LatLng = readonly [lat: number, lng: number];

interface View {
  width: number;
  height: number;
}

const padding = { x: 64, y: 40 };
/** A short route is not shown closer than this many pixels a radian (about 250 miles across a card). */
const maxScale = 5200;

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
  return projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
}

function center(projection: GeoProjection, points: readonly LatLng[], { width, height }: View): void {
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  projection.scale(maxScale).translate([0, 0]);
  const [x, y] = projection([mean(1), mean(0)]) ?? [0, 0];
  projection.translate([width / 2 - x, height / 2 - y]);
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
