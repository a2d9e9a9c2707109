import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type ErrorReply, orders, type Quote, quotes } from '@overland/contracts';
import { aBooking, aMove } from '../builders.js';
import { call } from '../product.js';
import type { Ledger, LedgerEntry } from './ledger.js';
import type { SeededRandom } from './seeded-random.js';

/** The share of bookings that are not retried when the first attempt gets no answer. */
const abandoned = 0.15;
/** Error codes after which the same request with the same key is retried. */
const passing = ['unavailable', 'inProgress', 'deadlineExceeded', 'timeout'];

interface Client {
  origin: string;
  token: string;
  ledger: Ledger;
  random: SeededRandom;
}

interface Answered<B> {
  status: number;
  body: B & Partial<ErrorReply>;
}

/** Clients that book one quote after the other until the ledger has enough bookings. */
export async function bookUntil(
  client: Client,
  { clients, bookings }: { clients: number; bookings: number },
) {
  const person = async () => {
    while (client.ledger.entries.length < bookings) await bookOne(client);
  };
  await Promise.all(Array.from({ length: clients }, person));
}

/** One quote and its booking, retried until it is answered or abandoned. */
export async function bookOne({ origin, token, ledger, random }: Client): Promise<void> {
  const quote = await newQuote({ origin, token, ledger, random });
  const customerEmail = `${randomUUID()}@mail.example`;
  const body = aBooking(quote, { customerEmail });
  const price = quote.totalPricing['1'].totalOpenTransportPortal;
  const entry = ledger.open({ key: randomUUID(), quoteId: quote._id, customerEmail, price });
  const headers = { 'idempotency-key': entry.key };
  for (;;) {
    const answer = await answerOf(() => call(orders.book, { body }, { token, origin, headers }));
    ledger.note(entry, describe(answer));
    if (typeof answer !== 'string' && answer.status === 200) {
      const { orderId, uniqueId } = answer.body;
      return ledger.acknowledge(entry, { orderId, uniqueId });
    }
    if (!mayComeAgain(answer, ledger, entry.key)) return;
    if (givesUp(entry, random)) return;
    await pause(100 + random.below(200));
  }
}

function givesUp(entry: LedgerEntry, random: SeededRandom): boolean {
  entry.isAbandoned = entry.answers.length === 1 && random.next() < abandoned;
  return entry.isAbandoned;
}

async function newQuote({ origin, token, ledger, random }: Client): Promise<Quote> {
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const answer = await answerOf(() => call(quotes.create, { body: aMove() }, { token, origin, headers }));
    if (typeof answer !== 'string' && answer.status === 200) return answer.body;
    if (!mayComeAgain(answer, ledger, 'a new quote')) throw new Error(`A quote: ${describe(answer)}`);
    await pause(100 + random.below(200));
  }
}

/** The answer, or the error of a broken connection. */
async function answerOf<B>(send: () => Promise<Answered<B>>): Promise<Answered<B> | string> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof SyntaxError) return 'no JSON';
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code ?? (error instanceof Error ? error.message : String(error));
  }
}

function describe(answer: Answered<unknown> | string): string {
  if (typeof answer === 'string') return answer;
  return [answer.status, answer.body.code].filter((each) => each !== undefined).join(' ');
}

/** Whether the same request may be retried. Records answers that must never happen. */
function mayComeAgain(answer: Answered<unknown> | string, ledger: Ledger, what: string): boolean {
  if (answer === 'no JSON') ledger.fault(`${what}: an answer that is no JSON`);
  if (typeof answer === 'string') return true;
  const { status, body } = answer;
  if (status >= 500 && !body.requestId) ledger.fault(`I7, ${what}: ${describe(answer)} without a request id`);
  if (status >= 500 || passing.includes(body.code ?? '')) return true;
  ledger.fault(`${what}: refused with ${describe(answer)}`);
  return false;
}
