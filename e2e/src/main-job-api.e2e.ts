import { randomUUID } from 'node:crypto';
import { emails, orders, places, quotes, settings, signIn, users } from '@overland/contracts';
import { bookAtOnce } from './book-at-once.js';
import { aBooking, aMove } from './builders.js';
import { call, mailsTo, publicSite, signInAs, until } from './product.js';
import { people, tokenFor } from './tokens.js';

const dealer = people.user;
let token: string;

beforeAll(async () => {
  token = await tokenFor(dealer);
});

async function aQuote(changes = {}) {
  const { status, body } = await call(quotes.create, { body: { ...aMove(), ...changes } }, { token });
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
  return body;
}

describe('the main job through the API', () => {
  it('prices, saves and books a move, sends its emails and lists it', async () => {
    const quote = await aQuote({ customerFullName: 'Marcus Bell', commission: 50 });
    expect(quote).toMatchObject({ status: 'Unsaved', isExpired: false });
    const price = quote.totalPricing['3'].totalEnclosedTransportPortal;
    expect(price).toBeGreaterThan(500);

    const saved = await call(quotes.update, { body: { quoteId: quote._id, status: 'Saved' } }, { token });
    expect(saved.body.status).toBe('Saved');

    const customerEmail = `marcus.${quote.uniqueId}@mail.example`;
    const agentEmail = `agent.${quote.uniqueId}@mail.example`;
    const booking = aBooking(quote, {
      customerEmail,
      transportType: 'ENCLOSED',
      serviceLevel: 3,
      agents: [{ name: 'Jo Park', email: agentEmail, pickup: true, delivery: false }],
    });
    const booked = await call(orders.book, { body: booking }, { token });
    expect(booked).toMatchObject({
      status: 200,
      body: { uniqueId: quote.uniqueId, price, status: 'New', message: 'Your order has been booked.' },
    });

    const order = await call(orders.get, { params: { orderId: booked.body.orderId } }, { token });
    expect(order.body).toMatchObject({
      price,
      serviceLevel: 3,
      transportType: 'ENCLOSED',
      sdStatusLabel: 'New Booking',
    });
    const listed = await call(orders.list, { body: { searchText: `#${quote.uniqueId}` } }, { token });
    expect(listed.body.rows.map(({ _id }) => _id)).toEqual([booked.body.orderId]);
    const after = await call(quotes.get, { params: { quoteId: quote._id } }, { token });
    expect(after.body).toMatchObject({ status: 'Booked', orderId: booked.body.orderId });

    const mails = await until('the customer’s emails', async () => {
      const found = await mailsTo(customerEmail);
      return found.length >= 2 && found;
    });
    expect(mails.some(({ Text }) => Text.includes(`#${quote.uniqueId}`))).toBe(true);
    await until('the agent’s email', async () => (await mailsTo(agentEmail)).length >= 1);
    const log = await until('the email log', async () => {
      const { body } = await call(emails.logs, { params: { orderId: booked.body.orderId } }, { token });
      return body.length > 2 && body.every(({ status }) => status === 'sent') && body;
    });
    expect(new Set(log.map(({ template }) => template))).toEqual(
      new Set([
        'Order Transferee',
        'Order Transferee Signature',
        'Order Client',
        'Order Agent',
        'Order OA',
        'Payment Request',
      ]),
    );
  });

  it('T6: books a quote once, even with 50 requests at the same time', async () => {
    await bookAtOnce({ token });
  });

  it('T5: refuses a payload whose price differs from the stored quote’s, and returns the stored price', async () => {
    const quote = await aQuote();
    const booking = aBooking(quote);
    booking.quotes = booking.quotes.map((vehicle) => ({ ...vehicle, price: 1 }));
    const { status, body } = await call(orders.book, { body: booking }, { token });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'priceChanged',
      details: { price: quote.totalPricing['1'].totalPortal },
    });
    const after = await call(quotes.get, { params: { quoteId: quote._id } }, { token });
    expect(after.body.status).toBe('Unsaved');
  });

  it('answers a retry with the same Idempotency-Key with the same response', async () => {
    const quote = await aQuote();
    const headers = { 'idempotency-key': randomUUID() };
    const body = aBooking(quote);
    const first = await call(orders.book, { body }, { token, headers });
    const second = await call(orders.book, { body }, { token, headers });
    expect(second.body).toEqual(first.body);
    const other = await call(orders.book, { body: { ...body, customerFullName: 'X' } }, { token, headers });
    expect(other.status).toBe(422);
  });

  it('refuses a pickup that is too soon, on a weekend or in the past with a message that helps', async () => {
    const quote = await aQuote();
    const { status, body } = await call(
      orders.book,
      { body: aBooking(quote, { pickupStartDate: quote.booking.today }) },
      { token },
    );
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe('pickupStartDate');
  });

  it('takes the route from the quote', async () => {
    const quote = await aQuote();
    const { status, body } = await call(
      orders.book,
      { body: aBooking(quote, { pickupZip: '10001' }) },
      { token },
    );
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [
        {
          path: 'pickupZip',
          message: 'The price is for the quoted route. Another route needs another quote.',
        },
      ],
    });
  });
});

describe('a private customer on the public site', () => {
  const origin = publicSite;

  it('gets a quote, books it unpaid, and sees no rates', async () => {
    const { commission, ...move } = aMove();
    const customerEmail = `grace.${randomUUID().slice(0, 8)}@mail.example`;
    const made = await call(
      quotes.createPublic,
      {
        body: {
          ...move,
          customerFullName: 'Grace Lindqvist',
          customerEmail,
          customerPhone: '(555) 010-0142',
        },
      },
      { origin },
    );
    expect(made.status).toBe(200);
    const text = JSON.stringify(made.body);
    for (const secret of ['companyTariff', 'SD"', 'commission', '"discount"'])
      expect(text).not.toContain(secret);

    const seen = await call(quotes.getPublic, { params: { quoteId: made.body._id } }, { origin });
    expect(seen.body.uniqueId).toBe(made.body.uniqueId);
    const booked = await call(
      orders.bookPublic,
      { body: aBooking(made.body, { customerEmail, paymentType: 'Billing' }) },
      { origin },
    );
    expect(booked).toMatchObject({
      status: 200,
      body: { status: 'Pending', message: 'Your order has been booked, pending customer payment.' },
    });
    await until('the payment request', async () =>
      (await mailsTo(customerEmail)).some(({ Subject }) => /pay/i.test(Subject)),
    );
  });

  it('cannot reach staff endpoints there', async () => {
    const reply = await call(quotes.list, { body: {} }, { token, origin });
    expect(reply.status).toBe(404);
  });
});

describe('signing in and out', () => {
  it('answers wrong passwords and unknown addresses alike', async () => {
    const wrong = await call(signIn.verifyEmail, { body: { email: dealer, password: 'not the password 1' } });
    const unknown = await call(signIn.verifyEmail, {
      body: { email: 'nobody@x.example', password: 'not it either' },
    });
    for (const reply of [wrong, unknown]) {
      expect(reply.status).toBe(401);
      expect(reply.body.message).toBe('The email address or password is not right.');
    }
  });

  it('ends the session on the server at sign-out', async () => {
    const own = await signInAs(people.superStaff);
    expect((await call(users.own, {}, { token: own.token })).status).toBe(200);
    expect((await call(signIn.signOut, {}, { token: own.token })).status).toBe(200);
    const after = await call(users.own, {}, { token: own.token });
    expect({ status: after.status, code: after.body.code }).toEqual({ status: 401, code: 'unauthorized' });
  });
});

describe('public endpoints', () => {
  it('return places, makes and routes', async () => {
    const found = await call(places.suggest, { query: { query: 'dalla' } });
    expect(found.body[0]).toMatchObject({ text: 'Dallas, TX' });
    const route = await call(places.route, { query: { from: 'city:TX:dallas', to: 'city:CO:denver' } });
    expect(route.body.miles).toBeGreaterThan(700);
    expect((await call(settings.makes, {})).body.length).toBeGreaterThan(50);
  });
});
