import { maxCursorLength } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { invalid } from '../app-error.js';

/** Where the page before ended: the value it was sorted by, and the id that breaks ties. */
const Cursor = z.strictObject({
  v: z.literal(1),
  sort: z.nullable(z.union([z.string(), z.number()])),
  id: z.string().check(z.maxLength(100)),
});

export interface PageCursor {
  sort: string | number | null;
  id: string;
}

/** The opaque `next` of a list. */
export function encodeCursor({ sort, id }: PageCursor): string {
  return Buffer.from(JSON.stringify({ v: 1, sort, id })).toString('base64url');
}

/** @throws AppError invalid for anything that `encodeCursor` did not make. */
export function decodeCursor(text: string): PageCursor {
  const parsed = z.safeParse(Cursor, readJson(text));
  if (!parsed.success) {
    throw invalid('This page cannot be found any more. Please start from the first one.', [
      { path: 'cursor', message: 'Not a cursor of this list.' },
    ]);
  }
  return { sort: parsed.data.sort, id: parsed.data.id };
}

function readJson(text: string): unknown {
  try {
    return text.length > maxCursorLength ? null : JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * Exact to 10,000 and null beyond ("10,000+"), so that the pager costs the same at any size.
 * @param sql a select of the matching rows (`select 1 from quotes where …`), without limit; never user text.
 */
export async function countUpTo10000(
  manager: EntityManager,
  sql: string,
  params: unknown[] = [],
): Promise<number | null> {
  const [row] = await manager.query<{ total: number }[]>(
    `select count(*)::int as total from (${sql} limit 10001) as matching`,
    params,
  );
  return row && row.total <= 10_000 ? row.total : null;
}
