/** A drawn signature as an SVG path, which can only contain numbers and two letters. */
export const signaturePath = (strokes: readonly (readonly number[])[]): string =>
  strokes.map((stroke) => `M${pointsOf(stroke).join('L')}`).join('');

function pointsOf(stroke: readonly number[]): string[] {
  const points: string[] = [];
  for (let at = 0; at + 1 < stroke.length; at += 2)
    points.push(`${Number(stroke[at])} ${Number(stroke[at + 1])}`);
  return points;
}
