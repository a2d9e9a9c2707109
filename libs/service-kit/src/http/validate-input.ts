import { type Endpoint, tooLong } from '@overland/contracts';
import type { Message } from '@overland/contracts/format';
import * as z from 'zod/mini';
import { type FieldError, invalidField, invalidFields, notFound } from '../app-error.js';
import { compiled } from '../compiled.js';
import { useReadableMessages } from './readable-messages.js';

useReadableMessages();

type Schema = z.ZodMiniType;

const strictOf = new WeakMap<Schema, Schema>();

/** Refuses unknown fields at the top level even where the contract's schema is not strict. */
function strict(schema: Schema): Schema {
  const known = strictOf.get(schema);
  if (known) return known;
  const isOpenObject = schema instanceof z.ZodMiniObject && !schema._zod.def.catchall;
  const result = isOpenObject ? z.catchall(schema, z.never()) : schema;
  strictOf.set(schema, result);
  return result;
}

/** One entry per field; an unknown key is named by its own path. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key].join('.'),
          message: 'This field is not known.',
        }))
      : [{ path: issue.path.join('.'), ...messageOf(issue) }],
  );
}

/** zod has the finished sentence only; the values in it, for a translation, are found again. */
function messageOf(issue: z.core.$ZodIssue): Message {
  const known = issue.code === 'too_big' ? tooLong(Number(issue.maximum)) : undefined;
  return known?.message === issue.message ? known : { message: issue.message };
}

/** PostgreSQL can store neither NUL nor half a character, so neither comes in. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** The path of a text that cannot be stored, or of what has such a key. */
function findUnstorable(value: unknown): string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return [];
    const found = findUnstorable(inner);
    if (found) return [key, ...found];
  }
  return null;
}

function parse({ access }: Endpoint, schema: Schema, value: unknown): unknown {
  const bad = findUnstorable(value);
  if (bad) throw invalidField(bad.join('.'), 'This text contains a character that we cannot keep.');
  // Another service may be of a newer release, and say more.
  const result = z.safeParse(compiled(access === 'service' ? schema : strict(schema)), value);
  if (!result.success) throw invalidFields(fieldErrors(result.error.issues));
  return result.data;
}

/**
 * Checks what came in against the endpoint's schemas.
 * @throws AppError notFound for a malformed path parameter, invalid (400) for query and body.
 */
export function validateInput(endpoint: Endpoint, raw: { params: unknown; query: unknown; body: unknown }) {
  return {
    params: endpoint.params ? parseParams(endpoint.params, raw.params) : undefined,
    query: endpoint.query
      ? parse(endpoint, endpoint.query, { ...(raw.query as object | undefined) })
      : undefined,
    // An absent body counts as an empty one, so that the messages of required fields appear.
    body: endpoint.body ? parse(endpoint, endpoint.body, raw.body === undefined ? {} : raw.body) : undefined,
  };
}

function parseParams(schema: Schema, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (!result.success || findUnstorable(value) !== null) throw notFound();
  return result.data;
}
