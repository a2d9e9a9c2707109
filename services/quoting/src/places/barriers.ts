import { readDataLines } from './data-file.js';
import type { Point } from './great-circle.js';

type Box = { south: number; west: number; north: number; east: number };
/** A line of water or mountains that no leg off the road network may cross. */
export type Barrier = { points: Point[]; box: Box };

/** "43.6,-70.2 43.7,-70.1" as points. */
export function parsePoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [lat, lng] = pair.split(',').map(Number);
      return { lat: lat ?? Number.NaN, lng: lng ?? Number.NaN };
    });
}

export function readBarriers(): Barrier[] {
  return readDataLines('road-graph/barriers.txt').map((line) => {
    const points = parsePoints(line.slice(line.indexOf('|') + 1));
    return { points, box: boxAround(points) };
  });
}

/** Whether the straight line between two points crosses any barrier. */
export function crossesBarrier(barriers: readonly Barrier[], from: Point, to: Point): boolean {
  const box = boxAround([from, to]);
  return barriers.some((barrier) => overlap(barrier.box, box) && crossesLine(barrier.points, from, to));
}

function boxAround(points: Point[]): Box {
  const lats = points.map((point) => point.lat);
  const lngs = points.map((point) => point.lng);
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  };
}

function overlap(a: Box, b: Box): boolean {
  return a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east;
}

function crossesLine(line: readonly Point[], from: Point, to: Point): boolean {
  return line.some((end, index) => {
    const start = line[index - 1];
    return start !== undefined && segmentsCross(from, to, start, end);
  });
}

function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;
}

/** Positive on one side of the line from `a` to `b`, negative on the other. */
function sideOf(a: Point, b: Point, point: Point): number {
  return (b.lng - a.lng) * (point.lat - a.lat) - (b.lat - a.lat) * (point.lng - a.lng);
}
