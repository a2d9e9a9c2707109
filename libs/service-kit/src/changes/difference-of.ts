import { hashOfBody } from '../idempotency/hash-of-body.js';

/** The parts of two documents that differ, from each side. Key order is ignored, as the database changes it. */
export function differenceOf<T extends object>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } {
  const keys = Object.keys(after) as (keyof T)[];
  const changed = keys.filter((key) => hashOfBody(before[key]) !== hashOfBody(after[key]));
  const pick = (from: T) => Object.fromEntries(changed.map((key) => [key, from[key]])) as Partial<T>;
  return { before: pick(before), after: pick(after) };
}
