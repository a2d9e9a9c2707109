/** A drawn signature as the path of an SVG: numbers and two letters, whatever the strokes were. */
export const signaturePath = (strokes: readonly (readonly number[])[]): string =>
  strokes.map((stroke) => `M${pointsOf(stroke).join('L')}`).join('');

function pointsOf(stroke: readonly number[]): string[] {
  const points: string[] = [];
  for (let at = 0; at + 1 < stroke.length; at += 2)
    points.push(`${Number(stroke[at])} ${Number(stroke[at + 1])}`);
  return points;
}
