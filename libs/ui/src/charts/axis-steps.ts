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
