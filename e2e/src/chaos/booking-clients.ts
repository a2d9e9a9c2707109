import { randomUUID } from 'node:crypto';
import { orders, type Quote, quotes } from '@overland/contracts';
import { aBooking, aMove } from '../builders.js';
import { call } from '../product.js';
import { answerOf, beforeNextTry, type Client, describe, givesUp, mayComeAgain } from './answers.js';
import { workOn } from './order-work.js';

/** Clients that book one quote after the other, and work on its order, until the ledger has enough bookings. */
export async function bookUntil(
  client: Client,
  { clients, bookings }: { clients: number; bookings: number },
) {
  const person = async () => {
    while (client.ledger.entries.length < bookings) await bookOne(client);
  };
  await Promise.all(Array.from({ length: clients }, person));
}

/** One quote and its booking, retried until it is answered or abandoned; then the work on its order. */
export async function bookOne(client: Client): Promise<void> {
  const { origin, token, ledger, random } = client;
  const quote = await newQuote(client);
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
      ledger.acknowledge(entry, { orderId, uniqueId });
      return workOn(client, { entry, booking: body, orderId });
    }
    if (!mayComeAgain(answer, ledger, entry.key)) return;
    entry.isAbandoned = givesUp(entry.answers.length, random);
    if (entry.isAbandoned) return;
    await beforeNextTry(random);
  }
}

async function newQuote({ origin, token, ledger, random }: Client): Promise<Quote> {
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const answer = await answerOf(() => call(quotes.create, { body: aMove() }, { token, origin, headers }));
    if (typeof answer !== 'string' && answer.status === 200) return answer.body;
    if (!mayComeAgain(answer, ledger, 'a new quote')) throw new Error(`A quote: ${describe(answer)}`);
    await beforeNextTry(random);
  }
}
