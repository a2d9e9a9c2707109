import { maxCursorLength } from '@overland/contracts';
import * as z from 'zod/mini';
import { type AppError, invalidField } from '../../app-error.js';

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
  if (!parsed.success) throw unknownCursor();
  return { sort: parsed.data.sort, id: parsed.data.id };
}

export const unknownCursor = (): AppError =>
  invalidField('cursor', 'This page cannot be found any more. Please start from the first one.');

function readJson(text: string): unknown {
  try {
    return text.length > maxCursorLength ? null : JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
