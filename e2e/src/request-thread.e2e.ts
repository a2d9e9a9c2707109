import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { orders } from '@overland/contracts';
import { aBooking } from './builders.js';
import { newQuote } from './own-things.js';
import { call, inbox, mailsTo, until } from './product.js';
import { people, tokenFor } from './tokens.js';

interface Line {
  service?: string;
  site?: string;
  requestId?: string;
  route?: string;
  msg: string;
}

/** The lines that the product has logged for one request. */
function linesOf(requestId: string): Line[] {
  return readFileSync(path.join(String(process.env.E2E_DATA), 'product.log'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(requestId))
    .map((line) => JSON.parse(line) as Line);
}

it('uses one request id for a whole booking: gateway, services, events, emails', async () => {
  const token = await tokenFor(people.user);
  const quote = await newQuote(token);
  const requestId = `thread-${randomUUID()}`;
  const customerEmail = `thread.${quote.uniqueId}@mail.example`;
  const booked = await call(
    orders.book,
    { body: aBooking(quote, { customerEmail }) },
    { token, headers: { 'x-request-id': requestId } },
  );
  expect({ status: booked.status, id: booked.headers.get('x-request-id') }).toEqual({
    status: 200,
    id: requestId,
  });

  const has = (part: Partial<Line>, text: string) =>
    linesOf(requestId).some(
      (line) =>
        line.msg.includes(text) &&
        Object.entries(part).every(([name, value]) => line[name as keyof Line] === value),
    );
  await until('the log line of the email job', async () => has({ service: 'notifications' }, 'sent'));
  expect({
    gateway: has({ site: 'staff', route: `/api${orders.book.path}` }, 'answered'),
    orders: has({ service: 'orders', route: orders.book.path }, 'answered'),
    quoting: has({ service: 'quoting' }, 'answered'),
  }).toMatchObject({ gateway: true, orders: true, quoting: true });
  await until('the log line of the event consumer', async () =>
    has({ service: 'notifications' }, 'order.booked'),
  );

  const [mail] = await until('the email', async () => {
    const mails = await mailsTo(customerEmail);
    return mails.length > 0 && mails;
  });
  const raw = await fetch(`${inbox}/api/v1/message/${mail?.ID}/raw`);
  expect((await raw.text()).toLowerCase()).toContain(`x-request-id: ${requestId}`);
});
