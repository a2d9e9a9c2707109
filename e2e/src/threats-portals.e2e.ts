import { randomUUID } from 'node:crypto';
import {
  addresses,
  allEndpoints,
  changeRequests,
  customerOrders,
  type Endpoint,
  followUps,
  messages,
  orderClaims,
  orderFiles,
  orderImports,
  orders,
  orderTables,
  orderTerms,
  orderWork,
  portalEdits,
  quotes,
  reminders,
  reports,
  secondStep,
  surveys,
  userEdits,
} from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { aBooking, aMove } from './builders.js';
import { newQuote, type Things, thingsOf } from './own-things.js';
import { call } from './product.js';
import { callRaw, inLanes, pathOf, type RawAnswer, withoutRequestId } from './raw-call.js';
import { people, tokenFor } from './tokens.js';

const loneStar = 'Lone Star Motors';
const northgate = 'Northgate Relocation';
const malformed = ['1', '10001', 'null', 'undefined', '*', '%', "' or 1=1 --", '../quotes', 'x'.repeat(400)];

/** A caller, its own data, and the data of the portal that it must not see. */
interface Party {
  name: string;
  token: string;
  own: Things;
  other: Things;
  /** Texts that only the other portal may see. */
  secrets: string[];
}

let parties: Party[];
let staffToken: string;
beforeAll(async () => {
  const [admin, user, otherAdmin, otherUser] = [
    await tokenFor(people.admin),
    await tokenFor(people.user),
    await tokenFor(people.otherAdmin),
    await tokenFor(people.otherUser),
  ];
  staffToken = await tokenFor(people.superStaff);
  const ours = await thingsOf(admin, `Ours ${randomUUID()}`);
  const theirs = await thingsOf(otherAdmin, `Theirs ${randomUUID()}`);
  const secretsOf = ({ quoteId, orderId, userId, customer }: Things, company: string) => [
    quoteId,
    orderId,
    userId,
    customer,
    company,
  ];
  const loneStars = { own: ours, other: theirs, secrets: secretsOf(theirs, northgate) };
  const northgates = { own: theirs, other: ours, secrets: secretsOf(ours, loneStar) };
  parties = [
    { name: 'Admin of Lone Star', token: admin, ...loneStars },
    { name: 'User of Lone Star', token: user, ...loneStars },
    { name: 'Admin of Northgate', token: otherAdmin, ...northgates },
    { name: 'User of Northgate', token: otherUser, ...northgates },
  ];
});

/** The other portal's secrets in the answer, apart from those that the caller sent. */
function leaksIn({ text }: RawAnswer, party: Party, sent: string): string[] {
  return party.secrets.filter((secret) => text.includes(secret) && !sent.includes(secret));
}

const named = ({ method, path }: Endpoint) => `${method} ${path}`;
const outside = allEndpoints.filter(({ access }) => access !== 'service');
const withParams = outside.filter(({ path }) => path.includes(':'));

/** Another one in each call: wrong lookups are counted by email. */
const aStranger = {
  get email() {
    return `${randomUUID()}@mail.example`;
  },
};

/** A valid body of each call that has an id in its path and a body. */
const bodies = new Map<Endpoint, object>([
  [
    userEdits.update,
    { email: 'not-mine@mail.example', firstName: 'Not', lastName: 'Mine', role: 'User', version: 1 },
  ],
  [userEdits.setStatus, { status: 'Archived' }],
  // An Admin is refused these before they are read.
  [portalEdits.update, {}],
  [portalEdits.saveRegions, {}],
  [
    portalEdits.updateTariff,
    {
      companyTariff: 1,
      companyTariffIsPercent: false,
      companyTariffOpenTransport: 1,
      companyTariffEnclosedTransport: 1,
      portalAdminDiscount: 0,
      version: 1,
    },
  ],
  [orderWork.move, { sdStatus: 'order_canceled', note: 'Not mine.' }],
  [orderWork.undo, { version: 1 }],
  [orderWork.recordPayment, { method: 'check', amount: 1, paidOn: '2026-11-20' }],
  [orderWork.disputePayment, { reason: 'Not mine.' }],
  [orderWork.setCarrier, { carrierName: 'Not Mine', version: 1 }],
  [orderTables.markWork, { assignee: 'me' }],
  [orderWork.addNote, { note: 'Not mine.' }],
  [reminders.set, { at: new Date(Date.now() + dayMs).toISOString() }],
  [
    addresses.update,
    { businessName: 'Not Mine', address: '1 Main St', placeId: 'zip:75201', zip: '75201', version: 1 },
  ],
  [addresses.setStatus, { status: 'Archived' }],
  [orderImports.book, { orders: 1, price: 1 }],
  [orderImports.correct, { line: 2, order: {}, vehicles: [{ line: 2, cells: {} }] }],
  [orderFiles.add, { keys: ['not-mine'] }],
  [orderFiles.remove, { url: 'https://files.example/not-mine' }],
  [orderFiles.restore, { key: 'not-mine' }],
  [orderFiles.setForCustomer, { key: 'not-mine', forCustomer: true }],
  [customerOrders.status, aStranger],
  [customerOrders.track, aStranger],
  [customerOrders.mailLink, aStranger],
  [customerOrders.survey, aStranger],
  [orderTerms.openByLink, { token: 'not-mine' }],
  [changeRequests.answer, { requestId: randomUUID(), state: 'declined', note: 'Not mine.' }],
  [
    orderClaims.report,
    { vehicles: [0], what: 'The door is dented.', noticedOn: '2026-11-20', asked: null, fileKeys: [] },
  ],
  [orderClaims.step, { step: 'withdraw', amount: null, note: '', version: 1 }],
  [orderClaims.undo, { version: 1 }],
  [secondStep.renamePasskey, { name: 'Not mine' }],
]);

function neededBody(endpoint: Endpoint): string | undefined {
  if (!endpoint.body) return undefined;
  const body = bodies.get(endpoint);
  if (!body) throw new Error(`Please add a body of ${named(endpoint)}.`);
  return JSON.stringify(body);
}

/** The query without which a call answers 400 before it reads the id. */
const neededQueries = new Map<string, string>([
  [quotes.placeOfZip.path, '?stop=pickup&zip=75201'],
  [quotes.breakdown.path, '?serviceLevel=1&transportType=OPEN'],
  [reports.get.path, '?from=2026-01-01&to=2026-12-31'],
  [reports.export.path, '?from=2026-01-01&to=2026-12-31&format=csv'],
]);
const neededQuery = ({ path }: Endpoint) => neededQueries.get(path) ?? '';

/**
 * `GET /quote/public/:quoteId/app` of a portal that shares its quotes is public by design. The questions of the survey are
 * the same for all portals, and so are the names of reports; whose answers and orders are counted is in
 * survey-results.int-spec.ts and reports.int-spec.ts.
 */
function isShared(endpoint: Endpoint, { other }: Party): boolean {
  if ([surveys.get.path, reports.get.path, reports.export.path].some((path) => path === endpoint.path))
    return true;
  return endpoint.access === 'public' && other === parties[0]?.other;
}

/** The email log does not know which orders exist: an unknown order and one without emails both give an empty list. */
function isNothing({ status, text }: RawAnswer): boolean {
  return status === 404 || status === 403 || (status === 200 && text === '[]');
}

/** A link by email is asked for by number; the answer does not say whether there is such an order. */
const sameForAll = JSON.stringify({ message: messages.linkMailed });

describe('T3: ids of another portal in the path', () => {
  it.each(withParams.map((endpoint) => [named(endpoint), endpoint] as const))(
    '%s treats them like ids that do not exist, and finds nothing for malformed ones',
    async (_name, endpoint) => {
      const parameter = /:(\w+)/.exec(endpoint.path)?.[1] ?? '';
      const problems: string[] = [];
      for (const party of parties) {
        const ask = (value: string) =>
          callRaw({
            method: endpoint.method,
            path: pathOf(endpoint, { ...party.own, [parameter]: value }) + neededQuery(endpoint),
            token: party.token,
            body: neededBody(endpoint),
          });
        const missing = await ask(randomUUID());
        if (!isNothing(missing)) problems.push(`missing: ${missing.status} for ${party.name}`);
        if (!isShared(endpoint, party)) {
          const other = withoutRequestId(await ask(String(party.other[parameter])));
          if (other !== withoutRequestId(missing)) problems.push(`${party.name}: ${other}`);
        }
        for (const value of malformed) {
          // Numbers are not malformed where an order is found by its number.
          if (parameter === 'uniqueId' && /^\d+$/.test(value)) continue;
          const answer = await ask(value);
          if (answer.status !== 404 && answer.status !== 403 && answer.text !== sameForAll)
            problems.push(`${party.name}, ${value.slice(0, 40)}: ${answer.status}`);
        }
      }
      expect(problems).toEqual([]);
    },
  );

  it('finds its own, so that the refusals above are meaningful', async () => {
    const [admin] = parties;
    const statuses = await Promise.all(
      withParams
        .filter(({ access, method }) => access !== 'public' && method === 'GET')
        .map(async (endpoint) => {
          const path = pathOf(endpoint, admin?.own ?? {}) + neededQuery(endpoint);
          return (await callRaw({ path, token: admin?.token ?? null })).status;
        }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

const aLetter = { to: 'ann@mail.example', subject: 'Your quote', words: 'A reminder.' };

describe('T3: ids of another portal in the body', () => {
  it.each([
    ['PUT /quote, status', quotes.update, { status: 'Saved' }],
    ['PUT /quote, edit', quotes.update, { ...aMove(), version: 1 }],
    ['POST /quote/transport', quotes.switchTransport, { transportType: 'ENCLOSED' }],
    ['POST /quote/follow-up', followUps.send, aLetter],
    ['POST /quote/follow-up/preview', followUps.preview, aLetter],
    ['POST /quote/follow-up/undo', followUps.takeBack, { followUpId: randomUUID() }],
    ['PUT /quote/answered', followUps.answered, { hasAnswered: true }],
  ])('%s answers another portal’s quote like one that does not exist', async (_name, endpoint, rest) => {
    for (const party of parties) {
      const ask = (quoteId: string) =>
        callRaw({
          method: endpoint.method,
          path: pathOf(endpoint, {}),
          token: party.token,
          body: JSON.stringify({ ...rest, quoteId }),
        });
      const missing = await ask(randomUUID());
      expect(missing.status).toBe(404);
      expect(withoutRequestId(await ask(party.other.quoteId))).toBe(withoutRequestId(missing));
      for (const value of malformed) {
        const answer = await ask(value);
        expect([answer.status, leaksIn(answer, party, value)]).toEqual([400, []]);
      }
    }
  });

  it('does not book another portal’s quote, alone or beside one of its own, signed in or not', async () => {
    for (const party of parties) {
      const own = await newQuote(party.token);
      const locations = { pickupLocationType: 'Residence', deliveryLocationType: 'Residence' } as const;
      const booking = aBooking(own, locations);
      const pairs = [{}, { portalId: party.own.portalId }, { portalId: party.other.portalId }];
      for (const [endpoint, token] of [
        [orders.book, party.token],
        [orders.bookPublic, null],
        [orders.bookPublic, party.token],
      ] as const) {
        if (isShared(endpoint, party)) continue;
        for (const pair of pairs) {
          const ask = (quoteId: string) =>
            callRaw({
              method: 'POST',
              path: pathOf(endpoint, {}),
              token,
              body: JSON.stringify({ ...booking, ...pair, quoteId }),
            });
          const missing = await ask(randomUUID());
          const other = await ask(party.other.quoteId);
          expect([missing.status, withoutRequestId(other)]).toEqual([404, withoutRequestId(missing)]);
        }
      }
      const after = await call(quotes.get, { params: { quoteId: own._id } }, { token: party.token });
      expect(after.body.status).toBe('Unsaved');
    }
    const lone = await call(quotes.get, { params: { quoteId: parties[2]?.other.quoteId ?? '' } }, staff());
    expect(lone.body.status).toBe('Unsaved');
  });

  it('takes the portal from the session and ignores portalId', async () => {
    for (const party of parties) {
      for (const portalId of [party.other.portalId, randomUUID()]) {
        const made = await newQuote(party.token, 'Pair', { portalId });
        expect(made.portalId).toBe(party.own.portalId);
        const edit = { quoteId: made._id, ...aMove(), portalId, version: made.version } as const;
        const edited = await call(quotes.update, { body: edit }, { token: party.token });
        const after = await call(quotes.get, { params: { quoteId: made._id } }, { token: party.token });
        expect([edited.status < 500, after.body.portalId]).toEqual([true, party.own.portalId]);
        const priced = await callRaw({
          method: 'POST',
          path: '/api/quote/price',
          token: party.token,
          body: JSON.stringify({ ...aMove(), portalId }),
        });
        const own = await callRaw({
          method: 'POST',
          path: '/api/quote/price',
          token: party.token,
          body: JSON.stringify(aMove()),
        });
        expect(priced.text).toBe(own.text);
      }
    }
  });
});

describe('T3: lists', () => {
  it('show nothing of another portal, with or without View As', async () => {
    const leaks: string[] = [];
    await inLanes(parties, 4, async (party) => {
      const views = [{}, { portalId: party.other.portalId }, { portalId: randomUUID() }];
      for (const endpoint of [quotes.list, orders.list]) {
        const texts = await Promise.all(
          views.map(async (view) => {
            for (const search of [{}, { searchText: party.other.customer }]) {
              const body = JSON.stringify({ ...view, ...search });
              const answer = await callRaw({
                method: 'POST',
                path: pathOf(endpoint, {}),
                token: party.token,
                body,
              });
              for (const leak of leaksIn(answer, party, ''))
                leaks.push(`${named(endpoint)}, ${party.name}: ${leak}`);
            }
            // Other tests change the whole list meanwhile.
            const body = JSON.stringify({ ...view, searchText: party.own.customer });
            return (await callRaw({ method: 'POST', path: pathOf(endpoint, {}), token: party.token, body }))
              .text;
          }),
        );
        expect(new Set(texts).size).toBe(1);
      }
      for (const path of ['/api/users', '/api/admin/users', '/api/portals', '/api/user', '/api/portal']) {
        for (const query of ['', `?portalId=${party.other.portalId}`]) {
          const answer = await callRaw({ path: `${path}${query}`, token: party.token });
          for (const leak of leaksIn(answer, party, '')) leaks.push(`${path}, ${party.name}: ${leak}`);
        }
      }
    });
    expect(leaks).toEqual([]);
  });

  it('show an MCAdmin only the portal they view as', async () => {
    const [admin] = parties;
    const portalId = admin?.own.portalId ?? '';
    for (const endpoint of [quotes.list, orders.list] as const) {
      const { body } = await call(endpoint, { body: { portalId, limit: 5000 } }, staff());
      expect(body.rows.length).toBeGreaterThan(0);
      expect(new Set(body.rows.map((row) => row.portalId))).toEqual(new Set([portalId]));
    }
  });
});

function staff() {
  return { token: staffToken };
}
