import { isError } from './is-error.js';

/** What is logged of an error. People's data is left out: PostgreSQL quotes it in its messages. */
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

/** These take time with the square of a text's length, so they are only run on short ones. */
const secretLooks = [
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /\bey[\w-]{8,}\.[\w-]+\.[\w-]+/g,
  /\b(?:JWT|Service|Bearer) [\w.-]+/g,
];

const longestText = 2000;
const longestFrame = 300;
/** Longer than any message and stack of ours. */
const mostLines = 50;

/** Masks email addresses, tokens and every text that is given as a secret. Cuts long texts. */
export function mask(text: string, secrets: readonly string[] = [], longest = longestText): string {
  const known = secrets.reduce((result, secret) => result.replaceAll(secret, '[redacted]'), text);
  return secretLooks.reduce((result, look) => result.replace(look, '[redacted]'), cut(known, longest));
}

/** The same for each line of a text, for those that carry a stack. */
export function maskLines(text: string): string {
  return text
    .split('\n', mostLines)
    .map((line) => mask(line))
    .join('\n');
}

/** Ends before the word at the limit: half an address or half a token would not be recognized. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = longest;
  while (end > 0 && /[\w.+@-]/.test(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}[cut]`;
}

/** @param secrets texts of the current request that must not be logged. */
export function describeError(error: unknown, secrets: readonly string[] = []): ErrorDescription {
  if (!isError(error)) return { type: typeof error, message: mask(String(error), secrets), stack: [] };
  const database = findDatabaseError(error);
  const message = database
    ? ['database error', database.code, database.table, database.constraint].filter(Boolean).join(' ')
    : mask(error.message, secrets);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const stack = frames.slice(0, 20).map((line) => mask(line.trim(), secrets, longestFrame));
  return { type: error.name, message, stack };
}
