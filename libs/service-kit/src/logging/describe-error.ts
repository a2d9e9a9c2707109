import { isError } from './is-error.js';

/** What the log keeps of an error. Values of people are left out: PostgreSQL quotes them in its messages. */
export interface ErrorDescription {
  type: string;
  message: string;
  stack: string[];
}

interface DatabaseError {
  code: string;
  constraint?: string;
  table?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The SQLSTATE and the names that PostgreSQL gave, from a pg error or one that TypeORM wrapped. */
export function findDatabaseError(error: unknown): DatabaseError | null {
  const candidate = driverErrorOf(error) ?? error;
  if (!isError(candidate) || !('code' in candidate) || !isText(candidate.code)) return null;
  if (!/^[0-9A-Z]{5}$/.test(candidate.code)) return null;
  const named = candidate as Partial<DatabaseError>;
  return {
    code: candidate.code,
    ...(isText(named.constraint) ? { constraint: named.constraint } : {}),
    ...(isText(named.table) ? { table: named.table } : {}),
  };
}

export function driverErrorOf(error: unknown): unknown {
  return isError(error) && 'driverError' in error ? error.driverError : undefined;
}

const secretLooks = [
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /\bey[\w-]{8,}\.[\w-]+\.[\w-]+/g,
  /\b(?:JWT|Service|Bearer) [\w.-]+/g,
];

/** Masks e-mail addresses and tokens, and every text given as one that must not be logged. */
export function mask(text: string, secrets: readonly string[] = []): string {
  const known = secrets.reduce((result, secret) => result.replaceAll(secret, '[redacted]'), text);
  return secretLooks.reduce((result, pattern) => result.replace(pattern, '[redacted]'), known);
}

/** @param secrets texts of the request at hand that must not appear in the log. */
export function describeError(error: unknown, secrets: readonly string[] = []): ErrorDescription {
  if (!isError(error)) return { type: typeof error, message: mask(String(error), secrets), stack: [] };
  const database = findDatabaseError(error);
  const message = database
    ? ['database error', database.code, database.table, database.constraint].filter(Boolean).join(' ')
    : mask(error.message, secrets);
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, message, stack: stack.slice(0, 20).map((line) => mask(line.trim(), secrets)) };
}
