import { randomUUID } from 'node:crypto';
import {
  allEndpoints,
  carriers,
  changeRequests,
  customerOrders,
  customerSurveys,
  dispatch,
  driverLocation,
  type Endpoint,
  emailSending,
  followUps,
  orderClaims,
  orders,
  orderTerms,
  places,
  pushDevices,
  quotes,
  reportSchedules,
  settings,
  signIn,
} from '@overland/contracts';
import { keysOf, pricedKeys, under } from './answer-keys.js';
import { aBooking, aMove } from './builders.js';
import { newPublicQuote } from './own-things.js';
import { call, demoPassword, newCode, publicSite, seenMails } from './product.js';
import { callRaw, pathOf } from './raw-call.js';
import { people } from './tokens.js';

const origin = publicSite;
const { commission, ...move } = aMove();

const anApplication = {
  firstName: 'Ana',
  lastName: 'Ortiz',
  email: 'answers@trucks.example',
  phone: '(555) 010-0123',
  company: 'Ortiz Hauling',
};

const someAnswers = { id: 'guessed', communications: 4, driver: 5, recommend: 5 };

async function signedIn() {
  const seen = await seenMails(people.admin);
  const first = await call(signIn.verifyEmail, { body: { email: people.admin, password: demoPassword } });
  expect(keysOf(first.body)).toEqual(['message', 'steps']);
  const cookie = first.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const code = await newCode(people.admin, seen);
  return call(signIn.login, { body: { email: people.admin, code } }, { headers: { cookie } });
}

/** What is shown to who knows both is in customer-orders.int-spec.ts. */
const lookUp = (
  endpoint:
    | typeof customerOrders.status
    | typeof customerOrders.track
    | typeof customerOrders.mailLink
    | typeof customerOrders.survey,
) => call(endpoint, { params: { orderId: '999999999' }, body: { email: 'nobody@mail.example' } }, { origin });

/** Of no order; what is shown to who has the link of one is in order-terms.int-spec.ts. */
const aTermsLink = { orderId: 'de300000-0001-4000-8000-00000000ffff', uniqueId: '999999998' };
const anAcceptance = {
  orderId: aTermsLink.orderId,
  uniqueId: Number(aTermsLink.uniqueId),
  agreement: 'guessed',
  fullName: 'Jordan Smith',
  signature: { kind: 'typed' as const },
};

/** The example of RFC 8291. */
const aDevice = {
  endpoint: 'https://localhost:1/push/guessed',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  language: 'en' as const,
};

const aPhoto = { fileName: 'Door.jpg', fileType: 'image/jpeg' as const, size: 10 };
const aClaim = { vehicles: [0], what: 'The door is dented.', noticedOn: '2026-11-20' };

const place = 'placeId text city state zip lat lng';
const error = 'code message requestId';

const aPasskeyAnswer = { id: 'a', clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' };

interface PublicAnswer {
  ask(): Promise<{ status: number; body: object | null }>;
  keys: string[];
  status?: number;
}

/** The public keys of each answer, listed explicitly so that a new key is not public by default. */
const answers: Record<string, PublicAnswer> = {
  'POST /verify-email-2fa': {
    ask: () => call(signIn.verifyEmail, { body: { email: 'nobody@mail.example', password: demoPassword } }),
    status: 401,
    keys: error.split(' '),
  },
  'POST /login-code': {
    ask: () => call(signIn.sendCode, { body: { email: people.admin } }),
    status: 401,
    keys: error.split(' '),
  },
  'POST /login-passkey/options': {
    ask: () => call(signIn.passkeyOptions, { body: { email: people.admin } }),
    status: 401,
    keys: error.split(' '),
  },
  'POST /login-passkey': {
    ask: () => call(signIn.loginByPasskey, { body: { email: people.admin, passkey: aPasskeyAnswer } }),
    status: 401,
    keys: error.split(' '),
  },
  'POST /login-passkey-alone/options': {
    ask: () => call(signIn.passkeyAloneOptions, {}),
    keys: ['options', ...under('options', 'rpId challenge timeout userVerification')],
  },
  'POST /login-passkey-alone': {
    ask: () => call(signIn.loginByPasskeyAlone, { body: { passkey: aPasskeyAnswer } }),
    status: 401,
    keys: error.split(' '),
  },
  'POST /login-email-2fa': { ask: signedIn, keys: 'token role userId portalId lacksSecondStep'.split(' ') },
  'POST /forgotpassword': {
    ask: () => call(signIn.forgotPassword, { body: { email: 'nobody@mail.example' } }),
    keys: ['message'],
  },
  'POST /resetpassword': {
    ask: () => call(signIn.resetPassword, { body: { password: 'a password of fifteen' } }),
    status: 400,
    keys: error.split(' '),
  },
  'GET /places': {
    ask: () => call(places.suggest, { query: { query: 'dallas' } }, { origin }),
    keys: under('[]', place),
  },
  'GET /places/route': {
    ask: () => call(places.route, { query: { from: 'city:TX:dallas', to: 'city:CO:denver' } }, { origin }),
    keys: 'miles transitTime line'.split(' '),
  },
  'GET /places/reverse': {
    ask: () => call(places.reverse, { query: { lat: '32.78', lng: '-96.8' } as never }, { origin }),
    keys: place.split(' '),
  },
  'GET /makes': {
    ask: () => call(settings.makes, {}, { origin }),
    keys: ['[].make', '[].models', ...under('[].models[]', 'model pricingClass')],
  },
  'POST /quote/public/price': {
    ask: () => call(quotes.pricePublic, { body: move }, { origin }),
    keys: ['miles', 'transitTime', 'transportType', ...pricedKeys],
  },
  // Without a token; with one the answer is empty, as dispatch-inbox.int-spec.ts has it.
  'POST /webhooks/super-dispatch': {
    ask: () => call(dispatch.call, { body: { action: 'order.picked_up' } }, { origin }),
    status: 401,
    keys: error.split(' '),
  },
  'POST /driver-location': {
    ask: () => call(driverLocation.open, { body: { token: 'guessed' } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /driver-location/position': {
    ask: () => call(driverLocation.share, { body: { token: 'guessed', lat: 35, long: -101 } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /driver-location/stop': {
    ask: () => call(driverLocation.stop, { body: { token: 'guessed' } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /order/:orderId/status': {
    ask: () => lookUp(customerOrders.status),
    status: 404,
    keys: error.split(' '),
  },
  'POST /order/:orderId/track': {
    ask: () => lookUp(customerOrders.track),
    status: 404,
    keys: error.split(' '),
  },
  'POST /order/:orderId/link': {
    ask: () => lookUp(customerOrders.mailLink),
    keys: ['message'],
  },
  'POST /order/:orderId/survey': {
    ask: () => lookUp(customerOrders.survey),
    status: 404,
    keys: error.split(' '),
  },
  // With a link that works: customer-surveys.int-spec.ts.
  'POST /customer-survey': {
    ask: () => call(customerSurveys.open, { body: { token: 'guessed' } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /survey': {
    ask: () => call(customerSurveys.submit, { body: someAnswers }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  // With a link that works: schedules.int-spec.ts.
  'POST /report-schedules/unsubscribe': {
    ask: () => call(reportSchedules.unsubscribe, { body: { token: 'g'.repeat(48) } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /report-schedules/unsubscribe/:token': {
    ask: () => call(reportSchedules.unsubscribeAtOnce, { params: { token: 'g'.repeat(48) } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  // With a link that works: follow-ups.int-spec.ts.
  'POST /follow-ups/subscription': {
    ask: () => call(followUps.subscription, { body: { token: 'g'.repeat(48) } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /follow-ups/subscribe': {
    ask: () => call(followUps.subscribe, { body: { token: 'g'.repeat(48) } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /follow-ups/unsubscribe': {
    ask: () => call(followUps.unsubscribe, { body: { token: 'g'.repeat(48) } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /follow-ups/unsubscribe/:token': {
    ask: () => call(followUps.unsubscribeAtOnce, { params: { token: 'g'.repeat(48) } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /order-status': {
    ask: () => call(customerOrders.open, { body: { token: 'guessed' } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /order-status/pdf': {
    ask: () => call(customerOrders.pdf, { body: { token: 'guessed' } }, { origin }) as never,
    status: 400,
    keys: error.split(' '),
  },
  // Of a file that is shown: customer-files.int-spec.ts.
  'POST /order-status/file': {
    ask: () => call(customerOrders.file, { body: { token: 'guessed', key: 'guessed' } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  // With a link that works: customer-listener.spec.ts.
  'POST /order-status/live': {
    ask: () =>
      call(
        customerOrders.live,
        { body: { token: 'guessed' } },
        { origin, headers: { accept: 'text/event-stream' } },
      ) as never,
    status: 400,
    keys: error.split(' '),
  },
  // With a link that works: push.int-spec.ts.
  'POST /order-status/push/offer': {
    ask: () => call(pushDevices.offer, { body: { token: 'guessed', endpoint: null } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /order-status/push': {
    ask: () => call(pushDevices.add, { body: { token: 'guessed', ...aDevice } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /order-status/push/end': {
    ask: () => call(pushDevices.end, { body: { token: 'guessed', endpoint: aDevice.endpoint } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'GET /terms': {
    ask: () => call(orderTerms.current, {}, { origin }),
    keys: [
      ...'version portalId createdAt createdBy texts texts.en texts.es'.split(' '),
      ...under('texts.en[]', 'title text'),
      ...under('texts.es[]', 'title text'),
    ],
  },
  'GET /terms/:orderId/:uniqueId': {
    ask: () => call(orderTerms.open, { params: aTermsLink }, { origin }),
    status: 404,
    keys: error.split(' '),
  },
  'POST /terms/:orderId/:uniqueId': {
    ask: () => call(orderTerms.openByLink, { params: aTermsLink, body: { token: 'guessed' } }, { origin }),
    status: 404,
    keys: error.split(' '),
  },
  'POST /terms/:orderId/:uniqueId/link': {
    ask: () => call(orderTerms.mailLink, { params: aTermsLink }, { origin }),
    status: 404,
    keys: error.split(' '),
  },
  'GET /terms/:orderId/:uniqueId/pdf': {
    ask: () => call(orderTerms.pdf, { params: aTermsLink }, { origin }) as never,
    status: 404,
    keys: error.split(' '),
  },
  'POST /order/terms': {
    ask: () => call(orderTerms.accept, { body: anAcceptance }, { origin }),
    status: 404,
    keys: error.split(' '),
  },
  'POST /order-status/pickup-days': {
    ask: () => call(changeRequests.days, { body: { token: 'guessed' } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /order-status/requests/pickup-day': {
    ask: () =>
      call(
        changeRequests.askForDay,
        { body: { token: 'guessed', wishedDay: '2026-12-01', note: '' } },
        { origin },
      ),
    status: 400,
    keys: error.split(' '),
  },
  'POST /order-status/requests/cancel': {
    ask: () => call(changeRequests.askToCancel, { body: { token: 'guessed', note: 'Sold.' } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /order-status/requests/withdraw': {
    ask: () =>
      call(changeRequests.withdraw, { body: { token: 'guessed', requestId: randomUUID() } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /order-status/claims/list': {
    ask: () => call(orderClaims.customerList, { body: { token: 'guessed' } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /order-status/claims/upload': {
    ask: () => call(orderClaims.signCustomerUpload, { body: { token: 'guessed', ...aPhoto } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /order-status/claims': {
    ask: () => call(orderClaims.customerReport, { body: { token: 'guessed', ...aClaim } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /order-status/claims/withdraw': {
    ask: () =>
      call(orderClaims.customerWithdraw, { body: { token: 'guessed', claimId: randomUUID() } }, { origin }),
    status: 400,
    keys: error.split(' '),
  },
  'POST /email/carriers': {
    ask: () => call(carriers.apply, { body: anApplication }, { origin }),
    keys: ['message'],
  },
  'GET /email-previews/:token': {
    ask: () => call(emailSending.previewPage, { params: { token: 'guessed' } }, { origin }),
    status: 404,
    keys: error.split(' '),
  },
  'GET /quote/public/:quoteId/price': {
    ask: async () =>
      call(quotes.todaysPrice, { params: { quoteId: (await newPublicQuote())._id } }, { origin }),
    keys: [...'miles transitTime transportType'.split(' '), ...pricedKeys],
  },
  'GET /quote/public/:quoteId/zip': {
    ask: async () => {
      const params = { quoteId: (await newPublicQuote())._id };
      return call(quotes.placeOfZip, { params, query: { stop: 'pickup', zip: '75201' } }, { origin });
    },
    keys: ['belongs', 'place', ...under('place', place)],
  },
  'POST /order/public': {
    ask: async () => call(orders.bookPublic, { body: aBooking(await newPublicQuote()) }, { origin }),
    keys: 'uniqueId status price message'.split(' '),
  },
};

/** Compared elsewhere: the quote in threats-public-quote, and its PDF; the bytes of files, by a signed link, in order-files;
 * what a driver’s link shows, in driver-location.int-spec.ts; the picture of a logo, in logos.int-spec.ts. */
const elsewhere = [
  ...['POST /quote/public', 'GET /quote/public/:quoteId/app'],
  ...['GET /quote/public/:quoteId/pdf', 'GET /quote/public/:quoteId/picture'],
  ...['PUT /files/:area/:orderId/:file', 'GET /files/:area/:orderId/:file', 'GET /logos/:file'],
];

const routeOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const isPublic = ({ access }: Endpoint) => access === 'public';

describe('T13: every public answer', () => {
  it('is listed here or in threats-public-quote', () => {
    const known = [...Object.keys(answers), ...elsewhere];
    expect(
      allEndpoints
        .filter(isPublic)
        .map(routeOf)
        .filter((route) => !known.includes(route)),
    ).toEqual([]);
  });

  it.each(Object.entries(answers))(
    '%s has exactly these keys',
    async (_route, { ask, keys, status = 200 }) => {
      const answer = await ask();
      expect({ status: answer.status, keys: keysOf(answer.body).sort() }).toEqual({
        status,
        keys: [...keys].sort(),
      });
    },
  );

  it('to an invalid request has the keys of an error, and its field names', async () => {
    const allowed = new Set([...error.split(' '), 'errors', ...under('errors[]', 'path message')]);
    const ids = { quoteId: 'de300000-0001-4000-8000-00000000ffff' };
    for (const endpoint of allEndpoints.filter(isPublic)) {
      const path = `${pathOf(endpoint, ids)}?unknown=1`;
      const body = endpoint.body ? '{"unknown":1}' : undefined;
      const { status, text } = await callRaw({ method: endpoint.method, path, body });
      if (status === 200) continue;
      expect([routeOf(endpoint), ...keysOf(JSON.parse(text)).filter((key) => !allowed.has(key))]).toEqual([
        routeOf(endpoint),
      ]);
    }
  });

  it('to a booking at another price shows portal prices only', async () => {
    const quote = await newPublicQuote();
    const { status, body } = await call(
      orders.bookPublic,
      { body: { ...aBooking(quote), acceptedPrice: 1 } },
      { origin },
    );
    expect(status).toBe(409);
    expect(Object.keys(body.details ?? {}).sort()).toEqual(['price', 'totalPricing']);
    expect(keysOf(body.details).filter((key) => /SD$|tariff|commission/i.test(key))).toEqual([]);
    expect(body.details?.price).toBe(quote.totalPricing['1'].totalPortal);
  });

  it('to a second booking does not reveal the order of the first', async () => {
    const quote = await newPublicQuote();
    expect((await call(orders.bookPublic, { body: aBooking(quote) }, { origin })).status).toBe(200);
    const { status, body } = await call(orders.bookPublic, { body: aBooking(quote) }, { origin });
    expect({ status, keys: keysOf(body) }).toEqual({ status: 409, keys: error.split(' ') });
  });

  it('finds nothing by the quote’s number or the next one, wherever an id is accepted', async () => {
    const quote = await newPublicQuote();
    const numbers = [quote.uniqueId - 1, quote.uniqueId, quote.uniqueId + 1];
    for (const endpoint of allEndpoints.filter((each) => isPublic(each) && each.params)) {
      for (const number of numbers) {
        const path = pathOf(endpoint, { quoteId: String(number) });
        expect([path, (await callRaw({ path, origin })).status]).toEqual([path, 404]);
      }
    }
    for (const number of numbers.flatMap((each) => [each, String(each)])) {
      const body = JSON.stringify({ ...aBooking(quote), quoteId: number });
      expect((await callRaw({ method: 'POST', path: '/api/order/public', origin, body })).status).toBe(400);
    }
  });
});
