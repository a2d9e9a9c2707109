import { decodeCursor, encodeCursor, invalid } from '@overland/service-kit';
import * as z from 'zod/mini';

/** A column or expression that a list may be sorted by. Never user text. */
export interface SortKey {
  sql: string;
  type: 'text' | 'integer' | 'timestamptz';
}

interface KeysetOptions {
  key: SortKey;
  /** The column that breaks ties, a uuid. */
  id: string;
  sortorder: '1' | '-1';
  cursor: string | undefined;
  /** Adds a value to the query's parameters and gives its `$n`. */
  bind: (value: unknown) => string;
}

/**
 * The parts of a list's SQL that follow a keyset cursor: rows after it, their order, and what the next one
 * needs.
 */
export function keyset({ key, id, sortorder, cursor, bind }: KeysetOptions) {
  const [direction, beyond] = sortorder === '1' ? ['asc', '>'] : ['desc', '<'];
  return {
    sortValue: key.type === 'timestamptz' ? asText(key.sql) : key.sql,
    after: cursor === undefined ? 'true' : afterCursor(cursor),
    orderBy: `${key.sql} ${direction}, ${id} ${direction}`,
  };

  function afterCursor(text: string): string {
    const place = decodeCursor(text);
    if (!fits(place.sort, key.type) || !z.safeParse(z.uuid(), place.id).success) {
      throw invalid('This page cannot be found any more. Please start from the first one.', [
        { path: 'cursor', message: 'Not a cursor of this list.' },
      ]);
    }
    return `(${key.sql}, ${id}) ${beyond} (${bind(place.sort)}::${key.type}, ${bind(place.id)}::uuid)`;
  }
}

/** Microseconds and all: a JavaScript date would lose three digits, and the row at the edge with them. */
function asText(sql: string): string {
  return `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

function fits(value: string | number | null, type: SortKey['type']): boolean {
  if (type === 'integer') return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
  if (typeof value !== 'string' || value.includes('\u0000') || Buffer.from(value).toString() !== value)
    return false;
  if (type === 'text') return true;
  if (!/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value)) return false;
  const at = new Date(value);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === value.slice(0, 19);
}

interface Sorted {
  _id: string;
  sort: string | number;
}

/** Cuts the one row too many that tells whether a page follows. */
export function toPage<T extends Sorted>(rows: T[], limit: number) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? encodeCursor({ sort: last.sort, id: last._id }) : null;
  return { rows: shown, next };
}

/** For `ilike`: what people type is text, never a pattern. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
