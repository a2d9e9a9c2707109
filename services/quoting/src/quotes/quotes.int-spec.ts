import { randomUUID } from 'node:crypto';
import {
  OrderFact,
  type PublicQuote,
  type Quote,
  quotes,
  type SdStatus,
  type ServiceLevel,
  settings,
  type TransportType,
} from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { Clock, consumeEvent } from '@overland/service-kit';
import { aSession, FixedClock, startTestService, type TestService } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';
import { BookedOrders } from './booked-orders.listener.js';

const now = new Date('2026-11-20T20:05:00Z');
const clock = new FixedClock(now);
const lone = aPlainPortal({ companyTariff: 75, portalAdminDiscount: 25, displayDiscountOption: true });
const north = aPlainPortal({ companyName: 'Northgate Relocation', sharesQuotes: true });
const premium = aPlainPortal({
  companyName: 'Meridian White Glove',
  isPremium: true,
  customRates: {
    bands: [1800, 2200, 2600, 3000, 3400, 3800, 4200, 4600, 5000, 5600, 6400],
    suvClassSurcharge: 0,
    vanClassSurcharge: 0,
    pickUp4DoorClassSurcharge: 0,
    inoperableSurcharge: 0,
    enclosedSurcharge: 0,
    fuelSurcharge: 0,
  },
});
const direct = aPlainPortal({ companyName: 'Overland Direct', isCustomerPortal: true });
const company = aPlainPortal({
  companyName: 'Shared Motors',
  companyLogo: 'data:image/png;base64,iVBORw0KGgo=',
  sharesQuotes: true,
  displayMCLogo: true,
  contactEmail: 'sales@shared.example',
  contactPhone: '(555) 010-0177',
});
const loneUser = aSession({ role: 'User', portalId: lone._id });
const northUser = aSession({ role: 'User', portalId: north._id });
const mcAdmin = aSession({ role: 'MCAdmin', portalId: randomUUID() });

let service: TestService;

beforeAll(async () => {
  service = await startTestService(quoting, { overrides: [[Clock, clock]] });
  await replicate(service, lone, north, premium, direct, company);
});
afterAll(() => service.close());
beforeEach(() => clock.moveTo(now));

async function createQuote(as = loneUser, changes = {}) {
  const reply = await service.call(quotes.create, { as, body: aQuoteRequest(changes) });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
}

const update = (body: object, as = loneUser) => service.call(quotes.update, { as, body });
const edited = (changes: object, version = 1) => ({ ...aQuoteRequest(changes), version });

describe('a new quote', () => {
  it('is Unsaved, numbered, and priced by the server to the dollar', async () => {
    const quote = await createQuote(loneUser, { commission: '50.7' });
    expect(quote.uniqueId).toBeGreaterThan(10_000);
    expect(quote).toMatchObject({
      status: 'Unsaved',
      portalId: lone._id,
      transitTime: [3, 5],
      commission: 50,
      totalCommission: 50,
      portalAdminDiscount: 25,
      createdAt: '2026-11-20T20:05:00.000Z',
      expiresAt: '2026-11-28T04:59:59.000Z',
      isExpired: false,
    });
    expect(quote.miles).toBeGreaterThan(750);
    expect(quote.totalPricing['1'].totalOpenTransportPortal).toBe(947 + 75 + 50 - 25);
    expect(quote.totalPricing['1'].totalOpenTransportBeforeDiscount).toBe(947 + 75 + 50);
    expect(quote.vehicleQuotes[0]).toMatchObject({ operable: 'Yes', pricingClass: 'Sedan', price: 1047 });
  });

  it('names the first pickup day and the coming holidays', async () => {
    const { booking } = await createQuote();
    expect(booking).toMatchObject({ today: '2026-11-20', firstPickupDay: '2026-11-25' });
    expect(booking.blockedDays[0]).toMatchObject({ date: '2026-11-26' });
  });

  it('has no ZIP for a place that was chosen by its city', async () => {
    const quote = await createQuote(loneUser, { delivery: 'zip:80202' });
    expect(quote).toMatchObject({ pickup: { zip: '' }, delivery: { zip: '80202' } });
  });

  it('belongs to the caller’s portal, whatever the request has', async () => {
    const quote = await createQuote(loneUser, { portalId: north._id });
    expect(quote.portalId).toBe(lone._id);
  });

  it('asks MCAdmin for the company', async () => {
    const reply = await service.call(quotes.create, { as: mcAdmin, body: aQuoteRequest() });
    expect(reply).toMatchObject({ status: 400, body: { message: 'Please select a portal.' } });
    expect(await createQuote(mcAdmin, { portalId: lone._id })).toMatchObject({ portalId: lone._id });
  });

  it('is in the language of its customer where staff say so, and an edit does not change that', async () => {
    expect(await createQuote()).toMatchObject({ language: 'en' });
    const quote = await createQuote(loneUser, { language: 'es' });
    expect(quote).toMatchObject({ language: 'es' });
    const form = edited({ customerFullName: 'Graciela Ortiz' }, quote.version);
    expect((await update({ quoteId: quote._id, ...form })).body).toMatchObject({
      customerFullName: 'Graciela Ortiz',
      language: 'es',
    });
    const refused = await service.call(quotes.create, {
      as: loneUser,
      body: { ...aQuoteRequest(), language: 'xx' },
    });
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'language']);
  });

  it('is white glove for a premium portal, at its own sheet', async () => {
    const quote = await createQuote(mcAdmin, { portalId: premium._id, transportType: 'OPEN' });
    expect(quote.transportType).toBe('WHITEGLOVE');
    expect(quote.totalPricing['7']).toMatchObject({ totalPortal: 3000, totalOpenTransportPortal: 0 });
  });

  it('reports a place that was typed and not chosen', async () => {
    const reply = await service.call(quotes.create, {
      as: loneUser,
      body: aQuoteRequest({ pickup: 'Dallas' }),
    });
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([{ path: 'pickup', message: 'City, state selection required.' }]);
  });

  it('refuses a model that is not in the list', async () => {
    const vehicleQuotes = [{ make: 'Honda', model: 'Mustang', operableBool: true }];
    const reply = await service.call(quotes.create, { as: loneUser, body: aQuoteRequest({ vehicleQuotes }) });
    expect(reply.status).toBe(400);
    expect(reply.body.errors[0].path).toBe('vehicleQuotes.0.model');
  });

  it('cannot be priced where no road leads', async () => {
    const reply = await service.call(quotes.create, {
      as: loneUser,
      body: aQuoteRequest({ delivery: 'city:HI:honolulu' }),
    });
    expect(reply.status).toBe(422);
    expect(reply.body.message).toMatch(/^Whoops! We seem to be having an issue calculating your quote\./);
    expect(reply.body.details).toEqual({ reason: 'There is no road between Dallas, TX and Honolulu, HI.' });
  });

  it('is made once for one Idempotency-Key, and another body with that key is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const calls = [1, 2, 3].map(() =>
      service.call(quotes.create, { as: loneUser, headers, body: aQuoteRequest() }),
    );
    const numbers = new Set((await Promise.all(calls)).map(({ body }) => body.uniqueId));
    expect(numbers.size).toBe(1);
    const other = await service.call(quotes.create, {
      as: loneUser,
      headers,
      body: aQuoteRequest({ customerFullName: 'Someone Else' }),
    });
    expect(other.status).toBe(422);
  });

  it('is replayed for its key without being priced again, even where it no longer could be', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const superAdmin = aSession({ role: 'MCAdmin', isSuperAdmin: true });
    const model = { make: 'Honda', model: 'Shortlived' };
    await service.call(settings.saveModel, { as: superAdmin, body: { ...model, pricingClass: 'Sedan' } });
    const body = aQuoteRequest({ vehicleQuotes: [{ ...model, operableBool: true }] });
    const create = () => service.call(quotes.create, { as: loneUser, headers, body });
    const first = await create();
    await service.call(settings.removeModel, { as: superAdmin, query: model });
    const again = await create();
    expect(first.status).toBe(200);
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('leaves no trace when it is only priced', async () => {
    const before = await service.outbox();
    const reply = await service.call(quotes.price, { as: loneUser, body: aQuoteRequest() });
    expect(reply.body.totalPricing['1'].totalPortal).toBe(947 + 75 - 25);
    expect(reply.body).not.toHaveProperty('_id');
    expect(await service.outbox()).toHaveLength(before.length);
  });
});

describe('the states of a quote', () => {
  it('goes from Unsaved to Saved to Archived and back to Saved', async () => {
    const { _id: quoteId } = await createQuote();
    expect((await update({ quoteId, status: 'Saved' })).body.status).toBe('Saved');
    expect((await update({ quoteId, status: 'Saved' })).body.status).toBe('Saved');
    expect((await update({ quoteId, status: 'Archived' })).body.status).toBe('Archived');
    expect((await update({ quoteId, status: 'Saved' })).body.status).toBe('Saved');
  });

  it('can be taken back from the archive for 30 days, and not later', async () => {
    const kept = await createQuote();
    const lost = await createQuote();
    for (const { _id: quoteId } of [kept, lost]) await update({ quoteId, status: 'Archived' });
    clock.moveTo(new Date(now.getTime() + 30 * dayMs));
    expect((await update({ quoteId: kept._id, status: 'Saved' })).body.status).toBe('Saved');
    clock.moveTo(new Date(now.getTime() + 30 * dayMs + 1000));
    const late = await update({ quoteId: lost._id, status: 'Saved' });
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(late.body.message).toContain('30 days');
  });

  it('refuses to edit or switch an archived quote, with the reason', async () => {
    const { _id: quoteId } = await createQuote();
    await update({ quoteId, status: 'Archived' });
    const switched = await service.call(quotes.switchTransport, {
      as: loneUser,
      body: { quoteId, transportType: 'WHITEGLOVE' },
    });
    expect(switched).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(switched.body.message).toContain('archived');
  });

  it('prices again on a switch of transport, with today’s terms', async () => {
    const { _id: quoteId } = await createQuote();
    const reply = await service.call(quotes.switchTransport, {
      as: loneUser,
      body: { quoteId, transportType: 'ENCLOSED' },
    });
    expect(reply.body).toMatchObject({ transportType: 'ENCLOSED', version: 2 });
    expect(reply.body.totalPricing['1'].totalPortal).toBe(1397 + 75 - 25);
  });

  it('takes a change of status or an edit, and refuses both at once', async () => {
    const { _id: quoteId } = await createQuote();
    for (const changes of [aQuoteRequest({ delivery: 'city:NE:omaha' }), { customerFullName: '' }]) {
      const reply = await update({ quoteId, status: 'Saved', ...changes });
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'status' }] } });
    }
    const { body } = await service.call(quotes.get, { as: loneUser, params: { quoteId } });
    expect(body).toMatchObject({ status: 'Unsaved', delivery: { text: 'Denver, CO' } });
  });

  it('edits with the rules of a new quote', async () => {
    const { _id: quoteId } = await createQuote();
    const bad = await update({ quoteId, pickup: 'city:TX:dallas', version: 1 });
    expect(bad.status).toBe(400);
    expect(bad.body.errors).toContainEqual({ path: 'delivery', message: 'This field is required.' });
    const good = await update({ quoteId, ...edited({ delivery: 'city:NE:omaha' }) });
    expect(good.body.delivery.text).toBe('Omaha, NE');
  });

  it('keeps the customer’s email, which an edit changes, and a page of the release before does not', async () => {
    const asked = aQuoteRequest({ customerEmail: 'Ann@Mail.example' });
    const { body: made } = await service.call(quotes.create, { as: loneUser, body: asked });
    expect(made.customerEmail).toBe('ann@mail.example');
    const edit = async (version: number, changes: object) => {
      const body = { quoteId: made._id, ...aQuoteRequest(), version, ...changes };
      return (await service.call(quotes.update, { as: loneUser, body })).body;
    };
    expect((await edit(1, {})).customerEmail).toBe('ann@mail.example');
    expect((await edit(2, { customerEmail: 'ann@' })).errors).toMatchObject([{ path: 'customerEmail' }]);
    expect((await edit(2, { customerEmail: 'eve@mail.example' })).customerEmail).toBe('eve@mail.example');
    expect((await edit(3, { customerEmail: '' })).customerEmail).toBe('');
  });

  it('is not overwritten by a form that was filled from an older version', async () => {
    const { _id: quoteId } = await createQuote();
    await update({ quoteId, ...edited({ delivery: 'city:NE:omaha' }) });
    const late = await update({ quoteId, ...edited({ commission: '50' }) });
    expect(late).toMatchObject({
      status: 409,
      body: { details: { quote: { _id: quoteId, delivery: { text: 'Omaha, NE' }, version: 2 } } },
    });
    const checked = await update({ quoteId, ...edited({ commission: '50' }, 2) });
    expect(checked.body).toMatchObject({ commission: 50, delivery: { text: 'Denver, CO' }, version: 3 });
  });

  it('is changed by one of two edits that are sent at the same time', async () => {
    const { _id: quoteId } = await createQuote();
    const replies = await Promise.all(
      ['city:NE:omaha', 'city:TX:austin'].map((delivery) => update({ quoteId, ...edited({ delivery }) })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('answers an edit that is sent once more with what it made', async () => {
    const { _id: quoteId } = await createQuote();
    const body = { quoteId, ...edited({ delivery: 'city:NE:omaha' }) };
    const first = await update(body);
    expect(await update(body)).toMatchObject({ status: 200, body: first.body });
  });

  it('takes no edit that does not say which version it was made from', async () => {
    const { _id: quoteId } = await createQuote();
    const reply = await update({ quoteId, ...aQuoteRequest({ delivery: 'city:NE:omaha' }) });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'version' }] } });
  });
});

describe('who sees a quote', () => {
  it('is its portal and MCAdmin; to another portal it does not exist', async () => {
    const quote = await createQuote();
    const get = (as: typeof loneUser) => service.call(quotes.get, { as, params: { quoteId: quote._id } });
    expect((await get(loneUser)).status).toBe(200);
    expect((await get(mcAdmin)).status).toBe(200);
    const other = await get(northUser);
    const missing = await service.call(quotes.get, { as: northUser, params: { quoteId: randomUUID() } });
    expect(other.status).toBe(404);
    expect({ ...other.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect((await update({ quoteId: quote._id, status: 'Saved' }, northUser)).status).toBe(404);
  });

  it('T3: row-level security alone keeps portals apart', async () => {
    await createQuote();
    const seen = await service.dataSource.transaction(async (manager) => {
      await manager.query(`select set_config('app.portal', $1, true), set_config('app.all', 'no', true)`, [
        north._id,
      ]);
      return manager.query('select distinct portal_id from quotes');
    });
    expect(seen.filter((row: { portal_id: string }) => row.portal_id !== north._id)).toEqual([]);
    expect(await service.dataSource.query('select id from quotes')).toEqual([]);
  });

  it('lists the own portal’s quotes; View As is honored for MCAdmin and ignored for others', async () => {
    await createQuote();
    await createQuote(northUser);
    const list = async (as: typeof loneUser, portalId: string | null) => {
      const { body } = await service.call(quotes.list, { as, body: { portalId } });
      return new Set(body.rows.map((row: { portalId: string }) => row.portalId));
    };
    expect(await list(loneUser, north._id)).toEqual(new Set([lone._id]));
    expect(await list(mcAdmin, north._id)).toEqual(new Set([north._id]));
    expect((await list(mcAdmin, null)).size).toBeGreaterThan(1);
  });
});

describe('the list', () => {
  it('finds a quote by number, customer, vehicle and place', async () => {
    const quote = await createQuote(loneUser, { customerFullName: 'Zelda 100% Quill' });
    for (const searchText of [`#${quote.uniqueId}`, 'zelda', '100%', 'honda accord', 'denver']) {
      const { body } = await service.call(quotes.list, { as: loneUser, body: { searchText } });
      expect(body.rows.map((row: { _id: string }) => row._id)).toContain(quote._id);
    }
    const { body } = await service.call(quotes.list, { as: loneUser, body: { searchText: 'zel_a' } });
    expect(body.rows).toEqual([]);
  });

  it.each(['uniqueId', 'createdAt', 'customerFullName', 'pickup', 'status', 'price'])(
    'pages by cursor in the order of %s without missing or repeating a row',
    async (sortby) => {
      for (const name of ['B', 'A', 'C']) await createQuote(loneUser, { customerFullName: name });
      const all = (await service.call(quotes.list, { as: loneUser, body: { sortby } })).body;
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const { body } = await service.call(quotes.list, {
          as: loneUser,
          body: { sortby, limit: 2, cursor },
        });
        seen.push(...body.rows.map((row: { _id: string }) => row._id));
        cursor = body.next;
      } while (cursor);
      expect(seen).toEqual(all.rows.map((row: { _id: string }) => row._id));
      expect(all.total).toBe(seen.length);
    },
  );

  it('filters by days of the portal’s time zone', async () => {
    // 23:30 in New York on the 20th is already the 21st in UTC.
    clock.moveTo(new Date('2026-11-21T04:30:00Z'));
    const late = await createQuote();
    const listed = async (day: string) => {
      const { body } = await service.call(quotes.list, {
        as: loneUser,
        body: { dateStart: day, dateEnd: day },
      });
      return body.rows.some((row: { _id: string }) => row._id === late._id);
    };
    expect(await listed('2026-11-20')).toBe(true);
    expect(await listed('2026-11-21')).toBe(false);
  });

  it('finds the quotes that have expired, and those that can still be booked', async () => {
    const [old, booked] = [await createQuote(), await createQuote()];
    await service.call(quotes.book, {
      as: 'service',
      body: {
        quoteId: booked._id,
        orderId: randomUUID(),
        expectedVersion: 1,
        transportType: 'OPEN',
        serviceLevel: 1,
        expectedPrice: booked.totalPricing[1].totalOpenTransportPortal,
        reprice: false,
      },
    });
    clock.moveTo(new Date('2026-12-01T12:00:00Z'));
    const fresh = await createQuote();
    const listed = async (body: object) => {
      const reply = await service.call(quotes.list, { as: loneUser, body });
      return reply.body.rows.map((row: { _id: string }) => row._id);
    };
    const expired = await listed({ isExpired: true });
    expect(expired).toContain(old._id);
    for (const { _id } of [booked, fresh]) expect(expired).not.toContain(_id);
    expect(await listed({ isExpired: false })).toEqual([fresh._id]);
    expect(await listed({ isExpired: true, status: ['Booked'] })).toEqual([]);
    expect(await listed({ expiry: 'open' })).toEqual([fresh._id]);
    expect(await listed({ expiry: 'soon' })).toEqual([]);
    clock.moveTo(new Date(Date.parse(fresh.expiresAt) - 2 * 86_400_000));
    expect(await listed({ expiry: 'soon' })).toEqual([fresh._id]);
    expect(await listed({ expiry: 'soon', status: ['Booked'] })).toEqual([]);
    clock.moveTo(new Date(Date.parse(fresh.expiresAt) + 2 * 86_400_000));
    expect(await listed({ expiry: 'justExpired', sortby: 'expiresAt', sortorder: 1 })).toEqual([fresh._id]);
  });

  it('refuses a sort key that is not in the list', async () => {
    const { status } = await service.call(quotes.list, {
      as: loneUser,
      body: { sortby: 'id; drop table quotes' },
    });
    expect(status).toBe(400);
  });
});

describe('a public quote', () => {
  const request = () => {
    const { commission, customerFullName, ...move } = aQuoteRequest();
    return {
      ...move,
      customerFullName: 'Grace Lindqvist',
      customerEmail: 'Grace@Example.com',
      customerPhone: '(555) 010-0142',
    };
  };

  it('T13: contains exactly the allowed keys, nothing of provider rate, tariff or commission', async () => {
    const created = await service.call(quotes.createPublic, { body: request() });
    expect(created.status).toBe(200);
    const { body } = await service.call(quotes.getPublic, { params: { quoteId: created.body._id } });
    const quote: PublicQuote = body;
    expect(Object.keys(quote).sort()).toEqual([
      '_id',
      'booking',
      'companyLogo',
      'companyName',
      'contact',
      'createdAt',
      'customerEmail',
      'customerFullName',
      'customerPhone',
      'delivery',
      'expiresAt',
      'isCustomerPortal',
      'isExpired',
      'mailedAt',
      'miles',
      'pickup',
      'portal',
      'pricedAt',
      'status',
      'totalPricing',
      'transitTime',
      'transportType',
      'uniqueId',
      'vehicleQuotes',
    ]);
    expect(Object.keys(quote.totalPricing['1']).sort()).toEqual([
      'totalEnclosedTransportBeforeDiscount',
      'totalEnclosedTransportPortal',
      'totalOpenTransportBeforeDiscount',
      'totalOpenTransportPortal',
      'totalPortal',
      'totalWhiteGloveTransportBeforeDiscount',
      'totalWhiteGloveTransportPortal',
    ]);
    expect(Object.keys(quote.vehicleQuotes[0]?.calculatedQuotes[0] ?? {}).sort()).toEqual([
      'enclosedTransportPortal',
      'openTransportPortal',
      'serviceLevel',
      'whiteGloveTransportPortal',
    ]);
    expect(quote.customerEmail).toBe('grace@example.com');
  });

  it('names the company that made it, with its logo and whom to ask there', async () => {
    const { companyLogo } = company;
    const quote = await createQuote(aSession({ role: 'User', portalId: company._id }));
    const { body } = await service.call(quotes.getPublic, { params: { quoteId: quote._id } });
    expect(body).toMatchObject({
      companyName: 'Shared Motors',
      companyLogo,
      portal: { displayMCLogo: true },
      contact: { email: 'sales@shared.example', phone: '(555) 010-0177' },
    });
    const own = await service.call(quotes.createPublic, { body: request() });
    expect(own.body.contact).toEqual({ email: 'support@overland.example', phone: '(555) 010-0199' });
  });

  it('tells the gateway its language, as one that is not public does not', async () => {
    const languageOf = async (quoteId: string) => {
      const { status, body } = await service.call(quotes.publicLanguage, {
        as: 'service',
        params: { quoteId },
      });
      return status === 200 ? body : status;
    };
    const { body } = await service.call(quotes.createPublic, { body: { ...request(), language: 'es' } });
    expect(await languageOf(body._id)).toEqual({ language: 'es' });
    expect(await languageOf((await createQuote(loneUser, { language: 'es' }))._id)).toBe(404);
    expect(await languageOf(randomUUID())).toBe(404);
  });

  it('keeps the language of its customer, English unless another is asked for', async () => {
    const languageOf = async (language?: string) => {
      const { body } = await service.call(quotes.createPublic, { body: { ...request(), language } });
      const staff = await service.call(quotes.get, { params: { quoteId: body._id }, as: mcAdmin });
      return staff.body.language;
    };
    expect([await languageOf(), await languageOf('es')]).toEqual(['en', 'es']);
    const refused = await service.call(quotes.createPublic, { body: { ...request(), language: 'xx' } });
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'language']);
  });

  it('of a portal that does not share answers the same as an unknown id', async () => {
    const secret = await createQuote(loneUser);
    const shared = await createQuote(northUser);
    const get = (quoteId: string) => service.call(quotes.getPublic, { params: { quoteId } });
    expect((await get(shared._id)).status).toBe(200);
    const [hidden, unknown, number] = await Promise.all([
      get(secret._id),
      get(randomUUID()),
      get(String(shared.uniqueId)),
    ]);
    expect([hidden?.status, unknown?.status, number?.status]).toEqual([404, 404, 404]);
    expect({ ...hidden?.body, requestId: '' }).toEqual({ ...unknown?.body, requestId: '' });
  });
});

describe('booking a quote', () => {
  const totals = {
    OPEN: 'totalOpenTransportPortal',
    ENCLOSED: 'totalEnclosedTransportPortal',
    WHITEGLOVE: 'totalWhiteGloveTransportPortal',
  } as const;
  const book = (
    quote: Pick<Quote, '_id' | 'version' | 'totalPricing'>,
    changes: { transportType?: TransportType; serviceLevel?: ServiceLevel; [key: string]: unknown } = {},
  ) =>
    service.call(quotes.book, {
      as: 'service',
      body: {
        quoteId: quote._id,
        orderId: randomUUID(),
        expectedVersion: quote.version,
        transportType: 'OPEN',
        serviceLevel: 1,
        expectedPrice: quote.totalPricing[changes.serviceLevel ?? 1][totals[changes.transportType ?? 'OPEN']],
        reprice: false,
        ...changes,
      },
    });

  it('refuses a price other than the agreed one', async () => {
    const quote = await createQuote();
    const refused = await book(quote, { expectedPrice: quote.totalPricing[1].totalPortal - 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'priceChanged' } });
    expect((await book(quote)).status).toBe(200);
  });

  it('books once; the same order gets the same frozen quote again, another is refused', async () => {
    const quote = await createQuote();
    const orderId = randomUUID();
    const first = await book(quote, { orderId, transportType: 'ENCLOSED', serviceLevel: 3 });
    expect(first.body).toMatchObject({ status: 'Booked', orderId, transportType: 'ENCLOSED' });
    expect(first.body.vehicleQuotes[0].price).toBe(1328 + 75 - 25);
    expect((await book(quote, { orderId })).body).toEqual(first.body);
    expect(await book(quote)).toMatchObject({ status: 409, body: { code: 'alreadyBooked' } });
  });

  it('T6: accepts one of many', async () => {
    const quote = await createQuote();
    const replies = await Promise.all(Array.from({ length: 20 }, () => book(quote)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('refuses a quote that changed meanwhile, and an expired one until today’s price is accepted', async () => {
    const quote = await createQuote();
    await update({ quoteId: quote._id, status: 'Saved' });
    expect((await book(quote)).status).toBe(409);
    clock.moveTo(new Date('2026-11-28T05:00:00Z'));
    const saved = { ...quote, version: quote.version + 1 };
    expect(await book(saved)).toMatchObject({ status: 409, body: { code: 'quoteExpired' } });
    expect((await book(saved, { reprice: true })).body.status).toBe('Booked');
  });

  it('shows whether the ZIP codes belong to the quoted places', async () => {
    const quote = await createQuote();
    const { body } = await service.call(quotes.bookable, {
      as: 'service',
      body: {
        quoteId: quote._id,
        portalId: lone._id,
        isPublic: false,
        pickupZip: '75201',
        deliveryZip: '10001',
      },
    });
    expect(body).toMatchObject({ pickupZipBelongs: true, deliveryZipBelongs: false, todaysPricing: null });
  });

  it('takes VIN and year from the booking, and from each later edit of its order', async () => {
    const [orderId, vin] = [randomUUID(), '1HGCM82633A004352'];
    const quote = await createQuote();
    const booked = await book(quote, { orderId, vehicles: [{ vin, year: 2003 }] });
    expect(booked.body.vehicleQuotes).toEqual([expect.objectContaining({ vin, year: 2003 })]);
    const tell = (version: number, year: number) =>
      consumeEvent(service.dataSource, [service.app.get(BookedOrders, { strict: false })], {
        eventId: randomUUID(),
        type: 'order.vehiclesEntered',
        at: '',
        requestId: null,
        payload: { orderId, quoteId: quote._id, version, vehicles: [{ vin, year }] },
      });
    await tell(3, 2005);
    // An older one that arrives late changes nothing.
    await tell(2, 2004);
    const { body } = await service.call(quotes.get, { as: mcAdmin, params: { quoteId: quote._id } });
    expect(body.vehicleQuotes[0]).toMatchObject({ vin, year: 2005 });
    expect(body.version).toBe(booked.body.version);
  });

  it('says how its order stands and what that costs, as it was told last', async () => {
    const orderId = randomUUID();
    const quote = await createQuote();
    const booked = await book(quote, { orderId });
    const tell = (version: number, sdStatus: SdStatus, price: number) =>
      consumeEvent(service.dataSource, [service.app.get(BookedOrders, { strict: false })], {
        eventId: randomUUID(),
        type: 'order.changed',
        at: '',
        requestId: null,
        payload: OrderFact.parse({
          ...{ orderId, quoteId: quote._id, version, sdStatus, price },
          ...{ uniqueId: quote.uniqueId, portalId: quote.portalId, transportType: 'OPEN', miles: 793 },
          ...{ status: 'New', paymentType: 'COD', paid: false, vehicles: 1, bookedAt: now.toISOString() },
        }),
      });
    expect(booked.body).toMatchObject({ orderState: null, orderPrice: null });
    await tell(4, 'order_canceled', 1500);
    await tell(3, 'new', 1400);
    await tell(5, 'pending', 1500);
    const told = { orderState: 'order_canceled', orderPrice: 1500 };
    const { body } = await service.call(quotes.get, { as: mcAdmin, params: { quoteId: quote._id } });
    expect(body).toMatchObject({ ...told, version: booked.body.version });
    const { body: page } = await service.call(quotes.list, { as: mcAdmin, body: { status: ['Booked'] } });
    expect(page.rows).toContainEqual(expect.objectContaining({ _id: quote._id, orderId, ...told }));
  });

  it('keeps what staff entered where the booking says nothing', async () => {
    const [vehicle] = aQuoteRequest().vehicleQuotes;
    const quote = await createQuote(loneUser, {
      vehicleQuotes: [{ ...vehicle, vin: '1hgcm82633a004352', year: 2003 }],
    });
    expect(quote.vehicleQuotes[0]).toMatchObject({ vin: '1HGCM82633A004352', year: 2003 });
    expect((await book(quote)).body.vehicleQuotes[0]).toMatchObject({ year: 2003 });
  });

  it('is a call of other services only', async () => {
    const quote = await createQuote();
    const reply = await service.call(quotes.book, { as: mcAdmin, body: { quoteId: quote._id } });
    expect(reply.status).toBe(401);
  });
});

describe('settings and makes', () => {
  it('answer the default sheet to the super admin only', async () => {
    const superAdmin = aSession({ role: 'MCAdmin', isSuperAdmin: true });
    expect((await service.call(settings.get, { as: superAdmin })).body.defaultSheet.bands).toHaveLength(11);
    expect((await service.call(settings.get, { as: mcAdmin })).body).not.toHaveProperty('defaultSheet');
  });

  it('list every make with its Other entries, without signing in', async () => {
    const { body } = await service.call(settings.makes);
    const honda = body.find(({ make }: { make: string }) => make === 'Honda');
    expect(honda.models).toContainEqual({
      model: 'Other (Pre-1975 Classic)',
      pricingClass: 'Pre-1975 Classic',
    });
  });

  it('are read again as soon as a portal changes', async () => {
    await replicate(service, { ...north, version: 2, companyTariff: 10 });
    const { body } = await service.call(quotes.price, { as: northUser, body: aQuoteRequest() });
    expect(body.totalPricing['1'].totalPortal).toBe(957);
  });
});
