/** A line of a signature: x and y in turn, whole numbers from the top left of the pad. */
export type Stroke = readonly number[];

/** Within the 600 × 200 of the contract, and tall enough for a finger on a phone. */
export const pad = { width: 500, height: 200 };

/** Of the contract: more lines are not taken. */
export const mostStrokes = 60;

/** Sixty lines of so many points fit into one request. */
const mostPoints = 500;
/** A point nearer to the last one adds nothing to see. */
const leastDistance = 3;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a pointer is on the pad, which is drawn in this box of the window. */
export function pointOnPad({ x, y }: { x: number; y: number }, box: Box): [x: number, y: number] {
  const onPad = (at: number, start: number, length: number, size: number) =>
    between(Math.round(((at - start) / (length || 1)) * size), 0, size);
  return [onPad(x, box.left, box.width, pad.width), onPad(y, box.top, box.height, pad.height)];
}

/** The line with another point, if that is far enough from the last one. */
export function extended(stroke: Stroke, [x, y]: readonly [number, number]): Stroke {
  const [lastX = x, lastY = y] = stroke.slice(-2);
  return stroke.length > 0 && Math.hypot(x - lastX, y - lastY) < leastDistance ? stroke : [...stroke, x, y];
}

/** A line as it is kept: a touch without a movement is a dot, and a very long line loses points evenly. */
export function finished(stroke: Stroke): number[] {
  if (stroke.length <= 2) return [...stroke, ...stroke];
  const points = stroke.length / 2;
  const step = Math.ceil(points / mostPoints);
  return stroke.filter((_, at) => Math.floor(at / 2) % step === 0 || at >= stroke.length - 2);
}

export function pathOf([x = 0, y = 0, ...rest]: Stroke): string {
  const lines = rest.map((value, at) => (at % 2 === 0 ? `L${value}` : ` ${value}`)).join('');
  return `M${x} ${y}${lines || `L${x} ${y}`}`;
}
