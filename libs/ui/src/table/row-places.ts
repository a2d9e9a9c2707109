/** Where rows stand: the heights that were measured, an estimate for the others. */
export interface Heights {
  count: number;
  heightOf: (index: number) => number;
}

export interface InView {
  first: number;
  /** Behind the last one. */
  end: number;
  /** Pixels of the rows before and after those. */
  before: number;
  after: number;
}

/** The rows between two places, in pixels from the top of the list, and `overscan` more at either side. */
export function rowsBetween(
  { count, heightOf }: Heights,
  from: number,
  to: number,
  overscan: number,
): InView {
  const tops: number[] = [0];
  for (let index = 0; index < count; index += 1) tops.push((tops[index] ?? 0) + heightOf(index));
  const total = tops[count] ?? 0;
  let first = 0;
  while (first < count - 1 && (tops[first + 1] ?? 0) <= from) first += 1;
  let end = first;
  while (end < count && (tops[end] ?? 0) < to) end += 1;
  first = Math.max(0, first - overscan);
  end = Math.min(count, Math.max(end, first) + overscan);
  const before = tops[first] ?? 0;
  return { first, end, before, after: total - (tops[end] ?? total) };
}
