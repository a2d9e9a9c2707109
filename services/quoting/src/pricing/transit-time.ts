const DAYS_BY_MILES: ReadonlyArray<readonly [upTo: number, least: number, most: number]> = [
  [250, 1, 2],
  [500, 2, 4],
  [1000, 3, 5],
  [1500, 4, 6],
  [2000, 5, 7],
  [2500, 6, 8],
  [3500, 7, 9],
  [Number.POSITIVE_INFINITY, 8, 11],
];

/** Fewest and most calendar days from pickup to delivery, the same for every transport type. */
export function transitTime(miles: number): [number, number] {
  const row = DAYS_BY_MILES.find(([upTo]) => miles <= upTo);
  if (row === undefined) throw new RangeError(`${miles} is not a number of miles`);
  return [row[1], row[2]];
}
