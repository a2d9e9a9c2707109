/**
 * The marks of an axis from 0 on, whole and equally far apart (1, 2 or 5, times ten, a hundred, …), of which the last is at
 * least `most`.
 */
export function axisSteps(most: number, atMost: number): number[] {
  const step = most <= atMost ? 1 : evenStep(most / atMost);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

function evenStep(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(least));
  return unit * ([1, 2, 5].find((times) => times * unit >= least) ?? 10);
}

/** Which of the labels along an axis are written: all, or every second, third, … so that there are at most so many. */
export const everyNth =
  (count: number, atMost: number) =>
  (_label: unknown, at: number): boolean =>
    at % Math.ceil(count / atMost) === 0;

/** A label in two lines where it is longer than fits, broken at the space nearest to its middle. */
export function inLines(label: string, fits: number): string {
  if (label.length <= fits) return label;
  const middle = label.length / 2;
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const [nearest] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return nearest === undefined ? label : `${label.slice(0, nearest)}\n${label.slice(nearest + 1)}`;
}
