import { customerOrders, orders, orderTerms } from '@overland/contracts';
import { aBooking } from './builders.js';
import { mailedTerms } from './mailed-links.js';
import { newPublicQuote } from './own-things.js';
import { printFound } from './print-found.js';
import { call, inbox, mailsTo, publicSite, until } from './product.js';

const origin = publicSite;
/** RELAY_BOOKINGS=100 counts as the quality bars do. */
const bookings = Number(process.env.RELAY_BOOKINGS ?? 3);
const strangersOfEach = 10;
const run = Date.now();
const strangers = `relay${run}.example`;

/** Books for a victim, with ten strangers as agents, as a script without any mailbox does. */
async function bookFor(customerEmail: string) {
  const agents = Array.from({ length: strangersOfEach }, (_none, at) => ({
    name: 'Ada Lamb',
    email: `a${at}.${customerEmail.split('@')[0]}@${strangers}`,
    pickup: true,
    delivery: true,
  }));
  const booking = aBooking(await newPublicQuote(), { customerEmail, agents });
  const { status, body } = await call(orders.bookPublic, { body: booking }, { origin });
  if (status !== 200) throw new Error(`Booking: ${JSON.stringify(body)}`);
  return body.uniqueId;
}

/** Without the mark of a link that was mailed, and with one put before it. */
const forged = (lookedUp: string, mailed: string) => [
  undefined,
  '',
  lookedUp,
  Buffer.concat([Buffer.from([1]), Buffer.from(lookedUp, 'base64url')]).toString('base64url'),
  Buffer.concat([
    Buffer.from(mailed, 'base64url').subarray(0, 1),
    Buffer.from(lookedUp, 'base64url'),
  ]).toString('base64url'),
  mailed,
];

/** Tries to accept by all that the answers give. @returns the statuses. */
async function acceptWithout(uniqueId: number, email: string, mailed: string): Promise<number[]> {
  const request = { params: { orderId: String(uniqueId) }, body: { email } };
  const { body: found } = await call(customerOrders.status, request, { origin });
  const params = { orderId: found.orderId, uniqueId: String(uniqueId) };
  const { agreement } = (await call(orderTerms.open, { params }, { origin })).body;
  const statuses: number[] = [];
  for (const token of forged(found.token, mailed)) {
    const body = {
      orderId: found.orderId,
      uniqueId,
      agreement,
      fullName: 'Ada Lamb',
      signature: { kind: 'typed' as const },
      ...(token !== undefined && { token }),
    };
    statuses.push((await call(orderTerms.accept, { body }, { origin })).status);
  }
  return statuses;
}

async function mailsToStrangers(): Promise<number> {
  const found = await fetch(`${inbox}/api/v1/search?query=${encodeURIComponent(`to:${strangers}`)}`);
  return ((await found.json()) as { messages: unknown[] }).messages.length;
}

it(
  `T17: ${bookings} public bookings with ten agents each, accepted without the mailbox, write to no stranger`,
  async () => {
    // The attacker has a mailbox, and the link of an order of its own.
    const own = `attacker${run}@mail.example`;
    await bookFor(own);
    const { token: mailed } = await mailedTerms(own);
    const victims = Array.from({ length: bookings }, (_none, at) => `victim${at}.${run}@mail.example`);
    const statuses = new Set<number>();
    for (const victim of victims) {
      const uniqueId = await bookFor(victim);
      for (const status of await acceptWithout(uniqueId, victim, mailed)) statuses.add(status);
    }
    expect([...statuses]).toEqual([403]);
    const mailsOfVictims = await Promise.all(
      victims.map((victim) =>
        until(
          'the emails of the booking',
          async () => {
            const found = await mailsTo(victim);
            return found.length >= 3 && found.length;
          },
          60,
        ),
      ),
    );
    const toStrangers = await mailsToStrangers();
    printFound('relay', {
      bookings,
      toStrangers,
      toVictims: mailsOfVictims.reduce((sum, count) => sum + count, 0),
    });
    expect(toStrangers).toBe(0);
    expect(Math.max(...mailsOfVictims)).toBeLessThanOrEqual(3);
  },
  60_000 + bookings * 5_000,
);
