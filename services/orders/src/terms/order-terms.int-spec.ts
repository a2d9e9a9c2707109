import { randomUUID } from 'node:crypto';
import { customerOrders, messages, noTerms, orders, orderTerms, type TermsTexts } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import {
  linkKeyFrom,
  type OrderLinkKind,
  signOrderLink,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import { aSession, type TestReply, testKeys } from '@overland/service-kit/testing';
import { TermsAcceptanceEntity } from '../agreements/terms-acceptance.entity.js';
import type { DemoOrder } from '../demo/demo-order.js';
import { OrderEntity } from '../orders/order.entity.js';
import { historyOf, milestonesOf, pathTo, storePortal } from '../testing/orders-test-bed.js';
import { mailedTo, startTermsTestBed, type TermsTestBed } from '../testing/terms-test-bed.js';

const dana = aSession({ role: 'MCAdmin' });
let bed: TermsTestBed;
beforeAll(async () => {
  bed = await startTermsTestBed();
});
afterAll(() => bed.close());

const withoutId = ({ status, body: { requestId: _id, ...body } }: TestReply) => ({ status, body });
const notFound = {
  status: 404,
  body: { code: 'notFound', message: 'We could not find what you asked for.' },
};
const changed = {
  status: 409,
  body: { code: 'conflict', message: 'The order has changed since you opened it. Please look at it again.' },
};
const change = ({ orderId }: DemoOrder, columns: Partial<OrderEntity>) =>
  withPortal(bed.service.dataSource, systemScope, (manager) =>
    manager.getRepository(OrderEntity).update({ id: orderId }, columns),
  );
/** Changes the price as an edit does, after which the terms must be accepted again. */
const changePrice = (order: DemoOrder, price: number) =>
  change(order, { price, termsAcceptedAt: null, termsAcceptedBy: null, termsVersion: null });
const streets = {
  pickupAddress: '1 Main Street, Austin, TX 78701',
  deliveryAddress: '1 Main Street, Denver, CO 78701',
};
const openByEmail = async (order: DemoOrder) => {
  const params = { orderId: order.orderId, uniqueId: String(order.uniqueId) };
  return (await bed.service.call(orderTerms.openByLink, { params, body: { token: mailedTo(order) } })).body;
};
const acceptancesOf = ({ orderId }: DemoOrder) =>
  bed.select<Record<string, unknown>>('select * from terms_acceptances where order_id = $1', [orderId]);
const section = (text: string) => [{ title: 'What we do', text }];
const inEnglish = (text: string) => ({ ...noTerms, en: section(text) });
const newTerms = async (portalId: string | null, texts: TermsTexts) => {
  const [last] = (
    await bed.service.call(orderTerms.versions, { as: dana, query: portalId ? { portalId } : {} })
  ).body;
  const body = { portalId, version: last?.version ?? 0, texts };
  return (await bed.service.call(orderTerms.save, { as: dana, body })).body;
};

describe('the terms of an order', () => {
  it('are shown to who has the link, and nothing else', async () => {
    const order = await bed.order(pathTo.new, { rushFee: 200, price: 1290 });
    const { status, body } = await bed.open(order);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      `accepted agreement before canAccept companyLogo companyName contact customerFullName facts isCustomerPortal isHeld
       isRush miles orderId paid paidAmount paidOn paymentType portal rushFee status terms timeZone token transportType uniqueId`.split(
        /\s+/,
      ),
    );
    expect(Object.keys(body.terms).sort()).toEqual(['texts', 'version']);
    expect(body).toMatchObject({
      uniqueId: order.uniqueId,
      customerFullName: 'Jordan Smith',
      rushFee: 200,
      facts: {
        price: 1290,
        pickupPlaceText: 'Austin, TX',
        deliveryPlaceText: 'Denver, CO',
        pickupScheduledAt: '2026-11-05',
        vehicles: [{ year: 2020, make: 'Honda', model: 'Accord', vin: '1HGCM82633A004352' }],
      },
      accepted: null,
      before: null,
      canAccept: true,
    });
    expect(body.facts.plan).toEqual({
      transportType: 'OPEN',
      serviceLevel: 1,
      pickupEndsAt: '2026-11-06',
      deliveryScheduledAt: '2026-11-08',
      deliveryEndsAt: '2026-11-11',
      pickupAddress: '',
      deliveryAddress: '',
      rushFee: 200,
    });
    expect(Object.keys(body.facts.vehicles[0]).sort()).toEqual('make model vin year'.split(' '));
    expect(body.agreement).toMatch(/^[\da-f]{64}$/);
  });

  it('show where it is picked up and delivered to who has the link of the email', async () => {
    expect((await openByEmail(await bed.order())).facts.plan).toMatchObject(streets);
  });

  it('tell how the payment stands', async () => {
    const order = await bed.order(pathTo.new, { paymentType: 'COD', isPublic: true });
    const payment = { status: 'New', paymentType: 'COD', paid: false, paidOn: null };
    expect((await bed.open(order)).body).toMatchObject({ ...payment, isHeld: false });
    await change(order, { sdStatus: 'on_hold' });
    expect((await bed.open(order)).body).toMatchObject({ ...payment, isHeld: true });
    await change(order, { sdStatus: 'new', paid: true, paidAt: new Date('2026-11-21T03:00:00Z') });
    expect((await bed.open(order)).body).toMatchObject({ paid: true, paidOn: '2026-11-20', isHeld: false });
  });

  it('T14: tell nothing of email, phones, addresses, driver, agents or notes', async () => {
    const driver = { carrierName: 'Ridgeline', name: 'Luis Ortega', phone: '(555) 010-0200', position: null };
    const agents = [{ name: 'Ann Agent', email: 'ann@agents.example', pickup: true, delivery: false }];
    const order = await bed.order(pathTo.accepted, { driver, agents });
    const answer = JSON.stringify((await bed.open(order)).body);
    const secrets = ['jordan@example.com', '555-0100', 'Main Street', '78701', ...Object.values(driver)];
    for (const secret of [...secrets, 'ann@agents.example', order.portalId, order.quoteId, 'Robin Lee']) {
      if (typeof secret === 'string') expect(answer).not.toContain(secret);
    }
  });

  it('T9, T14: every link that is not of an order gets one answer, and so does its acceptance', async () => {
    const [order, other, booking] = [await bed.order(), await bed.order(), await bed.order()];
    await change(booking, { status: 'placing', reply: null });
    const { orderId, uniqueId } = order;
    const links = [
      { orderId, uniqueId: other.uniqueId },
      { orderId: other.orderId, uniqueId },
      { orderId: randomUUID(), uniqueId },
      { orderId: booking.orderId, uniqueId: booking.uniqueId },
      { orderId: 'order', uniqueId },
      { orderId: `${orderId}'--`, uniqueId },
    ];
    for (const link of [...links, { orderId, uniqueId: '1e4' }, { orderId, uniqueId: '9'.repeat(30) }]) {
      expect(withoutId(await bed.open(link))).toEqual(notFound);
      expect(withoutId(await bed.pdf(link))).toEqual(notFound);
    }
    const { agreement } = (await bed.open(order)).body;
    for (const link of links) {
      expect(withoutId(await bed.accept({ ...order, ...link }, { agreement }))).toEqual(notFound);
    }
    expect(await acceptancesOf(order)).toEqual([]);
  });

  it.each(['delivered', 'order_canceled'] as const)(
    'end for the customer 60 days after the order was %s, like every link to it',
    async (state) => {
      const order = await bed.order(pathTo[state]);
      const endedAt = order.history.at(-1)?.at.getTime() ?? 0;
      const before = bed.clock.now();
      bed.clock.moveTo(new Date(endedAt + 60 * dayMs - 1000));
      expect((await bed.open(order)).status).toBe(200);
      bed.clock.moveTo(new Date(endedAt + 60 * dayMs));
      expect(withoutId(await bed.open(order))).toEqual(notFound);
      bed.clock.moveTo(before);
    },
  );

  it('T10: are not closed to the customer by strangers who guess at the number', async () => {
    const order = await bed.order();
    for (let guessed = 0; guessed < 40; guessed += 1) {
      const guess = { ...order, orderId: randomUUID() };
      const replies = await Promise.all([
        bed.open(guess),
        bed.pdf(guess),
        bed.accept(guess, { agreement: 'x' }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await bed.open(order)).status).toBe(200);
    expect((await bed.accept(order)).status).toBe(200);
  });

  it('are the portal’s own where it has some, else the provider’s', async () => {
    const [own, plain] = [
      await storePortal(bed.service, 'America/Chicago'),
      await storePortal(bed.service, 'America/Chicago'),
    ];
    await newTerms(own._id, inEnglish('We drive for Lone Star.'));
    const [ours, theirs] = [
      await bed.order(pathTo.new, { portalId: own._id }),
      await bed.order(pathTo.new, { portalId: plain._id }),
    ];
    expect((await bed.open(ours)).body.terms).toMatchObject({
      version: 1,
      texts: inEnglish('We drive for Lone Star.'),
    });
    expect(JSON.stringify((await bed.open(theirs)).body)).not.toContain('Lone Star');
  });
});

/** Links of the order that prove no mailbox, and links of other orders and addresses. */
const unproven = (order: DemoOrder, other: DemoOrder) => {
  const sign = (kind: OrderLinkKind, customerEmail: string) =>
    signOrderLink(linkKeyFrom(testKeys().sealKey, 'orders'), {
      kind,
      orderId: order.orderId,
      customerEmail,
      issuedAt: bed.clock.now(),
    });
  return [
    '',
    'guessed',
    sign('lookedUp', 'jordan@example.com'),
    sign('mailed', 'evil@example.com'),
    mailedTo(other),
  ];
};

describe('the link that accepts the terms', () => {
  it('T14: is the one of an email alone: without it nothing is accepted, and the answer says how', async () => {
    for (const isPublic of [true, false]) {
      const [order, other] = [await bed.order(pathTo.new, { isPublic }), await bed.order()];
      for (const token of unproven(order, other)) {
        expect(withoutId(await bed.accept(order, { token }))).toEqual({
          status: 403,
          body: { code: 'mailedLinkRequired', message: messages.mailedLinkRequired },
        });
      }
      const { agreement } = (await bed.open(order)).body;
      const { orderId, uniqueId } = order;
      const signature = { kind: 'typed' } as const;
      const body = { orderId, uniqueId, agreement, fullName: 'Jordan Smith', signature };
      expect((await bed.service.call(orderTerms.accept, { body })).status).toBe(403);
      expect(await acceptancesOf(order)).toEqual([]);
      expect((await bed.accept(order)).status).toBe(200);
    }
  });

  it('ends when the order gets another customer email', async () => {
    const order = await bed.order();
    await change(order, { customerEmail: 'new@example.com' });
    expect((await bed.accept(order)).status).toBe(403);
    expect((await bed.accept(order, { token: mailedTo(order, 'new@example.com') })).status).toBe(200);
  });

  it('shows with the terms that they can be accepted, as no other one does', async () => {
    const [order, other] = [await bed.order(), await bed.order()];
    const params = { orderId: order.orderId, uniqueId: String(order.uniqueId) };
    const open = (token: string) => bed.service.call(orderTerms.openByLink, { params, body: { token } });
    const token = mailedTo(order);
    const read = (await bed.open(order)).body;
    expect(read.token).toBeNull();
    const { facts: _withoutStreets, ...rest } = read;
    expect(await open(token)).toMatchObject({ status: 200, body: { ...rest, token } });
    for (const wrong of unproven(order, other)) {
      expect(await open(wrong)).toMatchObject({ status: 200, body: read });
    }
    expect(
      (
        await bed.service.call(orderTerms.openByLink, {
          params: { ...params, uniqueId: '1' },
          body: { token },
        })
      ).status,
    ).toBe(404);
  });

  it('is emailed on request to the address of the order, which the answer does not tell', async () => {
    const order = await bed.order();
    const mail = () =>
      bed.service.call(orderTerms.mailLink, {
        params: { orderId: order.orderId, uniqueId: String(order.uniqueId) },
      });
    const statuses = [];
    for (let each = 0; each < 4; each += 1) statuses.push(await mail());
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(statuses[0]?.body).toEqual({ to: 'j•••@e•••.com' });
    expect(statuses[3]?.body).toMatchObject({ message: messages.linkMailedOften });
    const asked = {
      milestone: 'termsLinkAsked',
      transition: expect.stringMatching(/^link:[\w-]{36}$/),
      reason: '',
    };
    expect(await milestonesOf(bed.service, order.orderId)).toEqual([asked, asked, asked]);
    expect((await historyOf(bed.service, order.orderId))[0]).toMatchObject({
      source: 'customer',
      note: 'Asked for the link to the terms by email.',
    });
  });

  it('says in its email that the order has changed since it was accepted', async () => {
    const order = await bed.order();
    await bed.accept(order);
    await changePrice(order, 1400);
    const params = { orderId: order.orderId, uniqueId: String(order.uniqueId) };
    expect((await bed.service.call(orderTerms.mailLink, { params })).status).toBe(200);
    expect((await milestonesOf(bed.service, order.orderId)).map(({ milestone }) => milestone)).toEqual([
      'termsAccepted',
      'termsChanged',
    ]);
  });

  it('is not emailed where nothing is left to accept, nor for a link of no order', async () => {
    const [accepted, canceled] = [await bed.order(), await bed.order(pathTo.order_canceled)];
    await bed.accept(accepted);
    const ask = ({ orderId, uniqueId }: { orderId: string; uniqueId: number }) =>
      bed.service.call(orderTerms.mailLink, { params: { orderId, uniqueId: String(uniqueId) } });
    for (const order of [accepted, canceled]) {
      expect(withoutId(await ask(order))).toEqual({
        status: 409,
        body: { code: 'conflict', message: messages.nothingToAccept },
      });
    }
    expect(withoutId(await ask({ ...accepted, orderId: randomUUID() }))).toEqual(notFound);
  });
});

describe('accepting the terms', () => {
  it('keeps who accepted what, when and from where, once, and tells the order’s people', async () => {
    const order = await bed.order();
    const shown = (await bed.open(order)).body;
    const { status, body } = await bed.accept(order, {
      fullName: ' Jordan Smith ',
      signature: { kind: 'drawn', strokes: [[10, 20, 30, 40]] },
    });
    expect(status).toBe(200);
    const { version } = shown.terms;
    const at = bed.clock.now().toISOString();
    const accepted = { fullName: 'Jordan Smith', at, version, language: 'en' };
    const facts = { ...shown.facts, plan: { ...shown.facts.plan, ...streets } };
    expect(body).toEqual({ ...shown, facts, accepted, token: mailedTo(order) });
    expect(await acceptancesOf(order)).toMatchObject([
      {
        version,
        portal_id: order.portalId,
        language: 'en',
        text_language: 'en',
        agreement: shown.agreement,
        facts,
        full_name: 'Jordan Smith',
        signature: { kind: 'drawn', strokes: [[10, 20, 30, 40]] },
        address: '127.0.0.1',
        user_agent: 'A phone',
      },
    ]);
    const as = aSession({ portalId: order.portalId });
    const staffView = await bed.service.call(orders.get, { as, params: { orderId: order.orderId } });
    expect(staffView.body).toMatchObject({
      termsAcceptedAt: at,
      termsAcceptedBy: 'Jordan Smith',
      version: 1,
    });
    expect((await historyOf(bed.service, order.orderId))[0]).toMatchObject({
      actor: 'Jordan Smith',
      source: 'customer',
      note: `Jordan Smith accepted the terms, version ${version}, in English.`,
    });
    expect(await milestonesOf(bed.service, order.orderId)).toMatchObject([{ milestone: 'termsAccepted' }]);
    const events = (await bed.service.outbox()).filter(
      ({ type, payload }) =>
        type === 'order.changed' && (payload as { orderId: string }).orderId === order.orderId,
    );
    expect(events).toHaveLength(2);
  });

  it.each([
    ['es', { en: section('Ours.'), es: section('Nuestros.') }, 'es', 'Spanish'],
    ['en', { en: section('Ours.'), es: section('Nuestros.') }, 'en', 'English'],
    ['es', { en: section('Ours.') }, 'en', 'English'],
    ['en', { es: section('Nuestros.') }, 'es', 'Spanish'],
  ] as const)('on a page in %s keeps the language of the text that was shown', async (...row) => {
    const [language, texts, textLanguage, name] = row;
    const { _id: portalId } = await storePortal(bed.service, 'America/Chicago');
    await newTerms(portalId, { ...noTerms, ...texts });
    const order = await bed.order(pathTo.new, { portalId });
    const { body } = await bed.accept(order, { language });
    expect(body.accepted).toMatchObject({ version: 1, language: textLanguage });
    expect(await acceptancesOf(order)).toMatchObject([{ language, text_language: textLanguage }]);
    const again = await bed.accept(order, { language: language === 'en' ? 'es' : 'en' });
    expect(again.body).toEqual(body);
    expect((await historyOf(bed.service, order.orderId))[0]).toMatchObject({
      note: `Jordan Smith accepted the terms, version 1, in ${name}.`,
    });
  });

  it('twice, also at the same time, is done once and answered the same', async () => {
    const order = await bed.order();
    const { agreement } = (await bed.open(order)).body;
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_none, index) =>
        bed.accept(order, { agreement, fullName: `Jordan ${'abcde'[index]}` }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await acceptancesOf(order)).toHaveLength(1);
    expect(await milestonesOf(bed.service, order.orderId)).toHaveLength(1);
  });

  it('of another price than the one that was shown is refused', async () => {
    const order = await bed.order();
    const { agreement } = (await bed.open(order)).body;
    await changePrice(order, 1400);
    expect(withoutId(await bed.accept(order, { agreement }))).toEqual(changed);
    expect((await bed.accept(order)).status).toBe(200);
  });

  it('of terms that have a new version by now is refused, and who accepted before keeps the old one', async () => {
    const { _id: portalId } = await storePortal(bed.service, 'America/Chicago');
    await newTerms(portalId, inEnglish('First.'));
    const [early, late] = [
      await bed.order(pathTo.new, { portalId }),
      await bed.order(pathTo.new, { portalId }),
    ];
    const { agreement } = (await bed.open(late)).body;
    await bed.accept(early);
    await newTerms(portalId, inEnglish('Second.'));
    expect(withoutId(await bed.accept(late, { agreement }))).toEqual(changed);
    expect((await bed.open(late)).body.terms).toMatchObject({ version: 2 });
    const kept = (await bed.open(early)).body;
    expect(kept).toMatchObject({
      terms: { version: 1, texts: inEnglish('First.') },
      accepted: { version: 1 },
    });
    expect((await bed.accept(early, { agreement: kept.agreement })).status).toBe(200);
    expect(await acceptancesOf(early)).toHaveLength(1);
  });

  it('is asked for again after a change, beside what was accepted before, and is then another milestone', async () => {
    const order = await bed.order();
    await bed.accept(order);
    const at = bed.clock.now().toISOString();
    await changePrice(order, 1400);
    const { body } = await bed.open(order);
    expect(body).toMatchObject({
      accepted: null,
      before: { at, facts: { price: 1090 } },
      facts: { price: 1400 },
    });
    bed.clock.advanceSeconds(60);
    expect((await bed.accept(order)).body).toMatchObject({ before: null, facts: { price: 1400 } });
    expect(await acceptancesOf(order)).toHaveLength(2);
    const milestones = await milestonesOf(bed.service, order.orderId);
    expect(milestones.map(({ milestone }) => milestone)).toEqual(['termsAccepted', 'termsAcceptedAgain']);
    expect(new Set(milestones.map(({ transition }) => transition)).size).toBe(2);
  });

  it.each([
    ['level', { serviceLevel: 7 as const }],
    ['window', { pickupScheduledEndsAt: '2026-11-13' }],
    ['delivery estimate', { deliveryScheduledEndsAt: '2026-11-30' }],
  ])('of another %s than the one that was shown is refused', async (_what, columns) => {
    const order = await bed.order();
    const { agreement } = (await bed.open(order)).body;
    await change(order, columns);
    expect(withoutId(await bed.accept(order, { agreement }))).toEqual(changed);
  });

  it('lists every change since, old and new; of addresses to who has the email alone', async () => {
    const order = await bed.order();
    await bed.accept(order);
    const [pickup] = await bed.select<{ pickup: object }>('select pickup from orders where id = $1', [
      order.orderId,
    ]);
    await change(order, {
      pickup: { ...pickup?.pickup, address: '9 Elm St' } as OrderEntity['pickup'],
      serviceLevel: 3,
      pickupScheduledAt: '2026-11-06',
      pickupScheduledEndsAt: '2026-11-11',
    });
    await changePrice(order, 1000);
    const dates = [
      { field: 'pickupWindow', from: '2026-11-05/2026-11-06', to: '2026-11-06/2026-11-11' },
      { field: 'serviceLevel', from: 1, to: 3 },
    ];
    const price = { field: 'price', from: 1090, to: 1000 };
    const to = '9 Elm St, Austin, TX 78701';
    const address = { field: 'pickupAddress', from: streets.pickupAddress, to };
    expect((await openByEmail(order)).before.changes).toMatchObject([...dates, address, price]);
    const read = (await bed.open(order)).body;
    expect(read.before.changes).toMatchObject([...dates, price]);
    expect(JSON.stringify(read)).not.toMatch(/Elm St|Main Street/);
    const page = async () =>
      (await bed.service.call(customerOrders.open, { body: { token: mailedTo(order) } })).body;
    const before = { version: 1, versionNow: 1, changes: [...dates, address, price] };
    expect(await page()).toMatchObject({ before });
    await bed.accept(order);
    expect(await page()).toMatchObject({ before: null });
  });

  it('that an older version kept says nothing of the plan', async () => {
    const order = await bed.order();
    await bed.accept(order);
    await withPortal(bed.service.dataSource, systemScope, async (manager) => {
      const acceptances = manager.getRepository(TermsAcceptanceEntity);
      const { facts, ...kept } = await acceptances.findOneByOrFail({ orderId: order.orderId });
      const { plan: _plan, ...oldFacts } = facts;
      const acceptedAt = new Date(kept.acceptedAt.getTime() + 1000);
      await acceptances.insert({ ...kept, id: randomUUID(), acceptedAt, facts: oldFacts });
    });
    await changePrice(order, 1400);
    const { before } = (await bed.open(order)).body;
    expect(before.facts).toMatchObject({ price: 1090 });
    expect(before.facts).not.toHaveProperty('plan');
  });

  it('counts again where an order went back to what was accepted first', async () => {
    const order = await bed.order();
    const { agreement } = (await bed.accept(order)).body;
    await changePrice(order, 1400);
    await changePrice(order, 1090);
    bed.clock.advanceSeconds(60);
    expect((await bed.accept(order, { agreement })).status).toBe(200);
    expect(await acceptancesOf(order)).toHaveLength(2);
  });

  it.each([
    ['order_canceled', 'This order is canceled'],
    ['delivered', 'This order has been delivered'],
    ['paid', 'This order has been delivered'],
  ] as const)('is over once the order is %s, and says so', async (state, message) => {
    const order = await bed.order(pathTo[state]);
    expect((await bed.open(order)).body.canAccept).toBe(false);
    const refused = await bed.accept(order);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(message);
    expect(await acceptancesOf(order)).toEqual([]);
  });

  it('that was done is answered the same after the delivery', async () => {
    const order = await bed.order();
    const { agreement } = (await bed.accept(order)).body;
    await change(order, { sdStatus: 'delivered', status: 'Delivered' });
    expect(await bed.accept(order, { agreement })).toMatchObject({ status: 200, body: { canAccept: false } });
  });

  it.each([
    ['no name', { fullName: ' ' }],
    ['a name on two lines', { fullName: 'Jordan\nSmith' }],
    ['a name with a link', { fullName: 'https://evil.example' }],
    ['an empty drawing', { signature: { kind: 'drawn', strokes: [] } }],
    ['a point that is a text', { signature: { kind: 'drawn', strokes: [[1, 2, 3, '4"/><script>']] } }],
    ['half a point', { signature: { kind: 'drawn', strokes: [[1, 2, 3, 4, 5]] } }],
    ['a point outside', { signature: { kind: 'drawn', strokes: [[1, 2, 3, 601]] } }],
    ['an unknown field', { version: 1 }],
    ['a language that nobody is shown', { language: 'xx' }],
  ])('with %s is refused', async (_what, change) => {
    const order = await bed.order();
    expect((await bed.accept(order, change as never)).status).toBe(400);
  });

  it.each(['delete from terms_acceptances', `update terms_acceptances set full_name = ''`])(
    'is kept: "%s" is refused to the role of the service',
    async (sql) => {
      await expect(bed.select(sql)).rejects.toThrow('permission denied');
    },
  );

  it('T3: is seen by the transactions of its portal alone', async () => {
    const order = await bed.order();
    await bed.accept(order);
    const count = (portalId: string) =>
      withPortal(bed.service.dataSource, { portalId }, (manager) =>
        manager.query('select 1 from terms_acceptances where order_id = $1', [order.orderId]),
      );
    expect(await count(order.portalId)).toHaveLength(1);
    expect(await count(randomUUID())).toHaveLength(0);
  });
});
