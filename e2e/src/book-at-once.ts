import { randomUUID } from 'node:crypto';
import { orders, quotes } from '@overland/contracts';
import { aBooking, aMove } from './builders.js';
import { call, until } from './product.js';

/** Books one quote with 50 requests at the same time, and fails unless exactly one order comes of it. */
export async function bookAtOnce(as: { token: string; origin?: string }): Promise<void> {
  const { body: quote } = await call(quotes.create, { body: aMove() }, as);
  const book = async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const reply = await call(orders.book, { body: aBooking(quote) }, { ...as, headers });
    // Who has waited for two seconds is told to ask again, as the first booking is not through.
    return reply.body.code === 'inProgress' ? null : reply;
  };
  const replies = await Promise.all(Array.from({ length: 50 }, () => until('the outcome', book, 60)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = replies.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set(['409 This quote has already been booked.']),
  );
  const listed = await call(orders.list, { body: { searchText: `#${quote.uniqueId}` } }, as);
  expect(listed.body.total).toBe(1);
}
