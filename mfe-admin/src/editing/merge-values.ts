import { sameValue } from './same-value';

export interface Versions<T> {
  /** What the form began with. */
  base: T;
  /** What is in the form now. */
  mine: T;
  /** What someone else saved in the meantime. */
  theirs: T;
}

/** Their version with my changes on top, field by field. Lists are of fixed length: their positions match. */
export function mergeValue<T>({ base, mine, theirs }: Versions<T>): T {
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mine.map((value, at) =>
      mergeValue<unknown>({ base: base[at], mine: value, theirs: theirs[at] }),
    ) as T;
  }
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    return Object.fromEntries(
      Object.keys(theirs).map((key) => [
        key,
        mergeValue({ base: base[key], mine: mine[key], theirs: theirs[key] }),
      ]),
    ) as T;
  }
  return sameValue(mine, base) ? theirs : mine;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Row by row: one added on either side is added, one removed on either side is removed. Sorted by key. */
export function mergeRows<Row>({ base, mine, theirs }: Versions<Row[]>, keyOf: (row: Row) => string): Row[] {
  const byKey = (rows: Row[]) => new Map(rows.map((row) => [keyOf(row), row]));
  const [was, own, stored] = [byKey(base), byKey(mine), byKey(theirs)];
  const keys = [...new Set([...own.keys(), ...stored.keys()])].sort();
  return keys.flatMap((key) => {
    const row = sameValue(own.get(key), was.get(key)) ? stored.get(key) : own.get(key);
    return row === undefined ? [] : [row];
  });
}
