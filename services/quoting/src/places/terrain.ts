import { parsePoints } from './barriers.js';
import { readDataLines } from './data-file.js';
import type { Point } from './great-circle.js';
import { isInside } from './polygon.js';

/** 0 flat, 1 hilly, 2 mountains. */
type Grade = 0 | 1 | 2;
export type Terrain = ReadonlyArray<{ kind: string; corners: Point[] }>;

/** The hand-drawn areas of `data/road-graph/terrain.txt`: "MOUNTAIN name | box s n w e" or a list of corners. */
export function readTerrain(): Terrain {
  return readDataLines('road-graph/terrain.txt').map((line) => {
    const [head = '', area = ''] = line.split('|');
    return { kind: head.trim().split(' ')[0] ?? '', corners: parseArea(area.trim()) };
  });
}

function parseArea(area: string): Point[] {
  if (!area.startsWith('box ')) return parsePoints(area);
  const [south = 0, north = 0, west = 0, east = 0] = area.slice(4).split(/\s+/).map(Number);
  return [
    { lat: south, lng: west },
    { lat: north, lng: west },
    { lat: north, lng: east },
    { lat: south, lng: east },
  ];
}

/** How rough the ground is along a straight link: the mean grade of five samples, 0 to 2. */
export function roughnessAlong(terrain: Terrain, from: Point, to: Point): number {
  const grades = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) =>
    gradeAt(terrain, {
      lat: from.lat + part * (to.lat - from.lat),
      lng: from.lng + part * (to.lng - from.lng),
    }),
  );
  return grades.reduce<number>((sum, grade) => sum + grade, 0) / grades.length;
}

/** Flat valleys win over the mountains and hills drawn around them. */
function gradeAt(terrain: Terrain, point: Point): Grade {
  const kinds = new Set(terrain.filter(({ corners }) => isInside(corners, point)).map(({ kind }) => kind));
  if (kinds.has('FLAT')) return 0;
  if (kinds.has('MOUNTAIN')) return 2;
  return kinds.has('HILLY') ? 1 : 0;
}
