import { get, set } from 'react-hook-form';
import { sameValue } from './same-value';

export interface Versions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/** One field as people know it, which may be several values. It is compared and taken over as a whole. */
export interface EditedField<Stored> {
  /** Path in the form's values: `vehicles.0.vin`. */
  name: string;
  label: string;
  /** A value as people read it; null where it cannot be said. `stored` is the newest version. */
  words?(value: unknown, stored: Stored): string | null;
  /** A list to which both sides may add rows, each known by its key. */
  keyOf?(row: unknown): string;
}

/** A field, or a row of a list, that somebody else saved with another value than the form has. */
export interface Difference<Stored> {
  field: EditedField<Stored>;
  /** Of the row. */
  key: string | null;
  label: string;
  mine: unknown;
  theirs: unknown;
  /** A field that was not touched takes their value at once; in a touched one mine stays until somebody decides. */
  choice: 'mine' | 'theirs';
  isConflict: boolean;
}

interface Merged<Values, Stored> {
  values: Values;
  differences: Difference<Stored>[];
}

/** Their version with my changes on top, and what differs. Values that are not named in `fields` are fields of their own. */
export function mergeVersions<Values extends object, Stored>(
  versions: Versions<Values>,
  fields: readonly EditedField<Stored>[],
): Merged<Values, Stored> {
  const values = structuredClone(versions.theirs);
  const differences: Difference<Stored>[] = [];
  for (const field of withOthers(fields, versions.mine)) {
    for (const { key, base, mine, theirs } of partsOf(versions, field)) {
      const isMine = !sameValue(mine, base);
      if (isMine) put(values, { field, key, value: mine }, versions.theirs);
      if (sameValue(theirs, base) || sameValue(theirs, mine)) continue;
      const label = key === null ? field.label : `${field.label}, ${key}`;
      const choice = isMine ? 'mine' : 'theirs';
      differences.push({ field, key, label, mine, theirs, choice, isConflict: isMine });
    }
  }
  return { values, differences };
}

/** Puts a value into a form's values: of a field, or of a row, where it stands in `source` if it was not there. */
export function put<Stored>(
  values: object,
  { field: { name, keyOf }, key, value }: Pick<Difference<Stored>, 'field' | 'key'> & { value: unknown },
  source: object,
): void {
  if (!keyOf) return void set(values, name, value);
  const rows: unknown[] = get(values, name);
  const keys = rows.map(keyOf);
  const isThere = key !== null && keys.includes(key);
  const at = isThere ? keys.indexOf(key) : placeAmong(keys, key, (get(source, name) as unknown[]).map(keyOf));
  set(values, name, rows.toSpliced(at, isThere ? 1 : 0, ...(value === undefined ? [] : [value])));
}

/** After the nearest row that is before it in `order`, or before the nearest one after it, or last. */
function placeAmong(keys: readonly string[], key: string | null, order: readonly (string | null)[]): number {
  const own = order.indexOf(key);
  if (own === -1) return keys.length;
  const before = keys.findLastIndex((one) => order.slice(0, own).includes(one));
  if (before !== -1) return before + 1;
  const after = keys.findIndex((one) => order.slice(own).includes(one));
  return after === -1 ? keys.length : after;
}

function withOthers<Stored>(
  fields: readonly EditedField<Stored>[],
  values: object,
): readonly EditedField<Stored>[] {
  const named = new Set(fields.map(({ name }) => name.split('.')[0]));
  const others = Object.keys(values).filter((name) => !named.has(name));
  return [...fields, ...others.map((name) => ({ name, label: labelOf(name) }))];
}

/** "pickupContactName" is "Pickup contact name". */
function labelOf(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The field in each version; of a list each row, undefined where it is missing. */
function partsOf<Values extends object, Stored>(
  { base, mine, theirs }: Versions<Values>,
  { name, keyOf }: EditedField<Stored>,
) {
  const of = { base: get(base, name), mine: get(mine, name), theirs: get(theirs, name) };
  if (!keyOf) return [{ key: null, ...of }];
  const byKey = (rows: unknown) => new Map((rows as unknown[]).map((row) => [keyOf(row), row]));
  const [was, own, now] = [byKey(of.base), byKey(of.mine), byKey(of.theirs)];
  return [...new Set([...was.keys(), ...own.keys(), ...now.keys()])].map((key) => ({
    key,
    base: was.get(key),
    mine: own.get(key),
    theirs: now.get(key),
  }));
}

/** A value in words, by its field or as plain text; null for one that cannot be said. */
export function wordsOf<Stored>(
  { field, key }: Pick<Difference<Stored>, 'field' | 'key'>,
  value: unknown,
  stored: Stored,
): string | null {
  if (key !== null && value === undefined) return 'removed';
  if (field.words) return field.words(value, stored);
  if (value === null || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
