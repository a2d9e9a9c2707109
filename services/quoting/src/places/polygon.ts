import type { Point } from './great-circle.js';

/** The sides are straight lines in degrees. */
export function isInside(corners: readonly Point[], point: Point): boolean {
  let inside = false;
  corners.forEach((corner, index) => {
    const previous = corners.at(index - 1);
    if (!previous || corner.lat > point.lat === previous.lat > point.lat) return;
    const part = (point.lat - corner.lat) / (previous.lat - corner.lat);
    if (point.lng < corner.lng + part * (previous.lng - corner.lng)) inside = !inside;
  });
  return inside;
}
