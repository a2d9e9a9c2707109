import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { findDatabaseError } from '../logging/describe-error.js';
import { isError } from '../logging/is-error.js';

interface Waiting {
  /** Where the address is from, for those who have to correct it: `ORDERS_DATABASE_URL`. */
  variable: string;
  url: string;
  /** Counted, as everything takes longer on a busy machine. */
  mostUnanswered?: number;
  pauseMs?: number;
}

const logger = new Logger('Start');
/** Then a line says what is waited for: a short wait is not worth one. */
const toldAfter = 5;

/**
 * Opens connections as soon as the server takes them. One that is slow is waited for, and one that says that it is
 * starting or full for as long as it says so.
 * @throws Error with what to do, at once when the server refuses us, and when it has not answered 60 times in a row
 */
export async function onceAnswering<T>(waiting: Waiting, open: () => Promise<T>): Promise<T> {
  const { variable, url, mostUnanswered = 60, pauseMs = 1000 } = waiting;
  const where = URL.canParse(url) ? new URL(url).host : 'its address';
  for (let tries = 1, unanswered = 0; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      const answer = answerIn(error);
      if (answer === 'none of its') throw error;
      if (answer === 'refusal') throw refusalOf(variable, error);
      unanswered = answer === 'wait' ? 0 : unanswered + 1;
      if (unanswered >= mostUnanswered) {
        throw new Error(
          `The database at ${where} has not answered ${unanswered} times in a row: start it, or correct ${variable}.`,
          { cause: error },
        );
      }
    }
    if (tries === toldAfter) logger.warn(`waits for the database at ${where}`);
    await pause(pauseMs);
  }
}

/** The server starts or stops (57P0x), or has no connection left (53300). */
const waits = /^(57P0\d|53300)$/;
/** Wrong user or password, no such database, no right to connect. */
const refusals: Record<string, string> = {
  '28P01': 'the database refuses the user or the password',
  '28000': 'the database refuses the user or the password',
  '3D000': 'there is no such database: run the migration first, or correct the name',
  '42501': 'the user may not connect to the database: run the migration first',
};
/** Of pgbouncer, whose other refusals have the same code (08P01). */
const ofPooler = /unsupported startup parameter/;
const ofNetwork = /^E(CONN|HOST|NET|TIMEDOUT|AI_|NOTFOUND|PIPE)/;

type Answer = 'wait' | 'refusal' | 'none' | 'none of its';

/** What an error tells of the server; other errors than its are none of its. */
function answerIn(error: unknown): Answer {
  const code = findDatabaseError(error)?.code;
  if (code !== undefined) return waits.test(code) ? 'wait' : reasonOf(error) ? 'refusal' : 'none';
  return isOfConnection(error) ? 'none' : 'none of its';
}

function isOfConnection(error: unknown): boolean {
  if (!isError(error)) return false;
  if ('code' in error && ofNetwork.test(String(error.code))) return true;
  return /timeout|timed out|Connection terminated/i.test(error.message);
}

/** Whether the server did not take the connection, or broke it, which passes by itself. */
export function isAway(error: unknown): boolean {
  return waits.test(findDatabaseError(error)?.code ?? '') || isOfConnection(error);
}

function refusalOf(variable: string, error: unknown): Error {
  return new Error(`${variable}: ${reasonOf(error)}.`, { cause: error });
}

function reasonOf(error: unknown): string | undefined {
  const isOfPooler = isError(error) && ofPooler.test(error.message);
  if (isOfPooler) return 'leads to a pooler, and this needs the address of PostgreSQL itself';
  return refusals[findDatabaseError(error)?.code ?? ''];
}
