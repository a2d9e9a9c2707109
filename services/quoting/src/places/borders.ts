import { parsePoints } from './barriers.js';
import { readDataLines } from './data-file.js';
import type { Point } from './great-circle.js';
import { isInside } from './polygon.js';

type Borders = { zones: Point[][]; lands: Point[][] };

let loaded: Borders | null = null;

/** Reads `data/places/borders.txt` once (some 1,700 corners). */
function loadBorders(): Borders {
  loaded ??= readBorders();
  return loaded;
}

function readBorders(): Borders {
  const borders: Borders = { zones: [], lands: [] };
  for (const line of readDataLines('places/borders.txt')) {
    const corners = parsePoints(line.slice(line.indexOf('|') + 1));
    (line.startsWith('zone ') ? borders.zones : borders.lands).push(corners);
  }
  return borders;
}

/** Whether a point is in Canada, Mexico or another neighbor: in its zone, but not on American land. */
export function isAbroad(point: Point): boolean {
  const { zones, lands } = loadBorders();
  return isInAny(zones, point) && !isInAny(lands, point);
}

function isInAny(areas: readonly Point[][], point: Point): boolean {
  return areas.some((corners) => isInside(corners, point));
}
