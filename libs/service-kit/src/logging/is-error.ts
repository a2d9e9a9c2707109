import { types } from 'node:util';

/** Also true for errors that another realm made (a vm context), whose class is not this realm's `Error`. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}
