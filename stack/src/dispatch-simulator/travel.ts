import type { Point, SimulatedOrder, WirePlace } from './simulated-order.js';

/** The road between two cities; null where none is known. */
export type FindRoad = (from: WirePlace, to: WirePlace) => Promise<Point[] | null>;

/** Where the driver is: at the pickup until it, at the delivery after it, between them by the time of the next step. */
export function partOfRoad(state: string, { steppedAt, nextStepAt }: SimulatedOrder, now: Date): number {
  if (state === 'accepted') return 0;
  if (state !== 'picked_up') return 1;
  if (nextStepAt === null) return 0;
  const begunAt = Date.parse(steppedAt);
  const whole = Math.max(Date.parse(nextStepAt) - begunAt, 1);
  return Math.min(Math.max((now.getTime() - begunAt) / whole, 0), 1);
}

/** The point after this part of the line's length; 0 is its beginning. */
export function pointOn(line: readonly Point[], part: number): Point | null {
  const legs = line.slice(1).map((to, index) => ({ from: line[index] ?? to, to }));
  const lengths = legs.map(({ from, to }) => lengthOf(from, to));
  let rest = part * lengths.reduce((sum, each) => sum + each, 0);
  for (const [index, { from, to }] of legs.entries()) {
    const length = lengths[index] ?? 0;
    if (rest <= length && length > 0) return between(from, to, rest / length);
    rest -= length;
  }
  return line.at(-1) ?? null;
}

/** Good enough to weigh the legs of a road: degrees of longitude are shorter in the north. */
function lengthOf(from: Point, to: Point): number {
  const shorter = Math.cos((((from[0] + to[0]) / 2) * Math.PI) / 180);
  return Math.hypot(to[0] - from[0], (to[1] - from[1]) * shorter);
}

function between(from: Point, to: Point, part: number): Point {
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}
