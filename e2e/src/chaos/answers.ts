import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorReply } from '@overland/contracts';
import type { Ledger } from './ledger.js';
import type { SeededRandom } from './seeded-random.js';

/** The share of requests that are not retried when the first attempt gets no answer. */
const abandoned = 0.15;
/** Error codes after which the same request is retried. */
const passing = ['unavailable', 'inProgress', 'deadlineExceeded', 'timeout'];

export interface Client {
  origin: string;
  /** Of a dealer, who books. */
  token: string;
  /** Of the provider's staff, who work on orders. */
  staffToken: string;
  ledger: Ledger;
  random: SeededRandom;
}

export interface Answered<B> {
  status: number;
  body: B & Partial<ErrorReply>;
}

/** The client does not come again after its first attempt. */
export const givesUp = (attempts: number, random: SeededRandom): boolean =>
  attempts === 1 && random.next() < abandoned;

export const beforeNextTry = (random: SeededRandom) => pause(100 + random.below(200));

/** The answer, or the error of a broken connection. */
export async function answerOf<B>(send: () => Promise<Answered<B>>): Promise<Answered<B> | string> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof SyntaxError) return 'no JSON';
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code ?? (error instanceof Error ? error.message : String(error));
  }
}

export function describe(answer: Answered<unknown> | string): string {
  if (typeof answer === 'string') return answer;
  return [answer.status, answer.body.code].filter((each) => each !== undefined).join(' ');
}

/** Whether the same request may be retried. Records answers that must never happen. */
export function mayComeAgain(answer: Answered<unknown> | string, ledger: Ledger, what: string): boolean {
  if (answer === 'no JSON') ledger.fault(`${what}: an answer that is no JSON`);
  if (typeof answer === 'string') return true;
  const { status, body } = answer;
  if (status >= 500 && !body.requestId) ledger.fault(`I7, ${what}: ${describe(answer)} without a request id`);
  if (status >= 500 || passing.includes(body.code ?? '')) return true;
  ledger.fault(`${what}: refused with ${describe(answer)}`);
  return false;
}
