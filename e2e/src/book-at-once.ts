import { randomUUID } from 'node:crypto';
import { orders, quotes } from '@overland/contracts';
import { aBooking, aMove } from './builders.js';
import { call } from './product.js';

/** Books one quote with 50 requests at the same time, and fails unless exactly one order comes of it. */
export async function bookAtOnce(as: { token: string; origin?: string }): Promise<void> {
  const { body: quote } = await call(quotes.create, { body: aMove() }, as);
  const replies = await Promise.all(
    Array.from({ length: 50 }, () =>
      call(orders.book, { body: aBooking(quote) }, { ...as, headers: { 'idempotency-key': randomUUID() } }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = replies.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set(['409 This quote has already been booked.']),
  );
  const listed = await call(orders.list, { body: { searchText: `#${quote.uniqueId}` } }, as);
  expect(listed.body.total).toBe(1);
}
