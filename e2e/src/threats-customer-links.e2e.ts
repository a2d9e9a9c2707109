import { randomUUID } from 'node:crypto';
import { allEndpoints, customerOrders, type Endpoint, orders, orderTerms } from '@overland/contracts';
import { actAtDispatch, orderAtDispatch } from './at-dispatch.js';
import { aBooking } from './builders.js';
import { newQuote } from './own-things.js';
import { call, mailsTo, publicSite, until } from './product.js';
import { callRaw, pathOf, withoutRequestId } from './raw-call.js';
import { people, tokenFor } from './tokens.js';

const origin = publicSite;

/** An order of a customer of its own. */
async function anOrder() {
  const token = await tokenFor(people.admin);
  const email = `links.${Date.now()}@mail.example`;
  const booking = aBooking(await newQuote(token, 'Lin Link'), {
    customerEmail: email,
    pickupLocationType: 'Residence',
    deliveryLocationType: 'Residence',
  });
  const { status, body } = await call(orders.book, { body: booking }, { token });
  if (status !== 200) throw new Error(`Booking: ${JSON.stringify(body)}`);
  return { orderId: body.orderId, uniqueId: body.uniqueId, email };
}

const byNumber = ({ uniqueId, email }: { uniqueId: number; email: string }) => ({
  params: { orderId: `${uniqueId}` },
  body: { email },
});

/** The fields of every body beside its token. */
const filled: Record<string, unknown> = {
  key: 'guessed',
  wishedDay: '2027-03-01',
  note: 'Sold.',
  fileName: 'Door.jpg',
  fileType: 'image/jpeg',
  size: 10,
  vehicles: [0],
  what: 'The door is dented.',
  noticedOn: '2026-11-20',
  asked: null,
  fileKeys: [],
  claimId: randomUUID(),
  requestId: randomUUID(),
  endpoint: 'https://localhost:1/push/guessed',
  // The example of RFC 8291.
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  language: 'en',
  lat: 35,
  long: -101,
  communications: 4,
  driver: 5,
  recommend: 5,
};

/** The field that carries the secret of a link; null where a call takes none. */
function secretOf({ path, body }: Endpoint): 'token' | 'id' | null {
  const shape = (body as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  if (path === '/survey') return 'id';
  return 'token' in shape ? 'token' : null;
}

/** Links of reports are for staff: schedules.int-spec.ts. Terms are found by their order first: order-terms.int-spec.ts. */
const elsewhere = ['/report-schedules', '/terms/', '/order/terms'];
const byLink = allEndpoints.filter(
  (each) =>
    each.access === 'public' &&
    secretOf(each) !== null &&
    !elsewhere.some((path) => each.path.startsWith(path)),
);

async function ask(endpoint: Endpoint, secret: string): Promise<string> {
  const { shape } = endpoint.body as unknown as { shape: Record<string, unknown> };
  const fields = Object.entries(filled).filter(([name]) => name in shape);
  const body = { ...Object.fromEntries(fields), [secretOf(endpoint) ?? 'token']: secret };
  const answer = await callRaw({
    method: endpoint.method,
    path: pathOf(endpoint, {}),
    headers: endpoint.live ? { accept: 'text/event-stream' } : {},
    body: JSON.stringify(body),
    origin,
  });
  return withoutRequestId(answer);
}

const changed = (token: string) => `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`;

describe('T14: the link of a customer', () => {
  it(`gets one answer when it is guessed, cut, changed or of another page, on all ${byLink.length} calls that take one`, async () => {
    const order = await anOrder();
    const found = await call(customerOrders.status, byNumber(order), { origin });
    const { token } = found.body;
    expect(byLink.length).toBeGreaterThan(12);
    for (const endpoint of byLink) {
      const isOfOrder = endpoint.path.startsWith('/order-status');
      const wrong = ['guessed', token.slice(0, -1), changed(token), `${token}A`, order.orderId];
      // The page of an order opens nothing else.
      if (!isOfOrder) wrong.push(token);
      const answers = new Set<string>();
      for (const secret of wrong) answers.add(await ask(endpoint, secret));
      expect([endpoint.path, [...answers]]).toEqual([endpoint.path, [expect.stringMatching(/^400 /)]]);
    }
  });

  it('shows and mails nothing of the driver, while the order is on the road', async () => {
    const order = await anOrder();
    const staff = await tokenFor(people.superStaff);
    const { guid } = await orderAtDispatch(order.uniqueId);
    await actAtDispatch(guid, 'step', { to: 'picked_up' });
    const known = await until('the driver here', async () => {
      const { body } = await call(orders.get, { params: { orderId: order.orderId } }, { token: staff });
      return body.sdStatus === 'picked_up' && body.driverPhone !== '' && body;
    });
    const status = await call(customerOrders.status, byNumber(order), { origin });
    const { token } = status.body;
    const answers = [
      status,
      await call(customerOrders.track, byNumber(order), { origin }),
      await call(customerOrders.open, { body: { token } }, { origin }),
      await call(
        orderTerms.open,
        { params: { orderId: order.orderId, uniqueId: `${order.uniqueId}` } },
        { origin },
      ),
    ];
    expect(answers.map((each) => each.status)).toEqual([200, 200, 200, 200]);
    const mails = await until('the email of the pickup', async () => {
      const all = await mailsTo(order.email);
      return all.some(({ Subject }) => Subject.includes('picked up')) && all;
    });
    const shown = JSON.stringify([answers.map(({ body }) => body), mails]);
    const digits = known.driverPhone.replaceAll(/\D/g, '');
    expect(digits).toHaveLength(10);
    expect(shown).not.toContain(known.driverPhone);
    expect(shown.replaceAll(/[^\d"]/g, '')).not.toContain(digits);
  });
});
