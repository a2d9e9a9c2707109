import {
  allEndpoints,
  carriers,
  customerOrders,
  type Endpoint,
  orders,
  orderTerms,
} from '@overland/contracts';
import { aBooking } from './builders.js';
import { mailedTerms } from './mailed-links.js';
import { newPublicQuote } from './own-things.js';
import { mailsTo, publicSite, site, until } from './product.js';
import { callRaw, idsOfAllPaths, inLanes, pathOf } from './raw-call.js';

const evil = 'evil.example';

/** Headers that name another site to a program that listens to them. */
const namesOfOthers: Record<string, string>[] = [
  { 'x-forwarded-host': evil },
  { 'x-forwarded-host': `${evil}, localhost` },
  { 'x-forwarded-server': evil },
  { 'x-host': evil },
  { 'x-original-host': evil },
  { 'x-http-host-override': evil },
  { 'x-proxy-host': evil },
  { forwarded: `host=${evil};proto=https` },
  { 'x-forwarded-proto': `https://${evil}/?` },
  { 'x-forwarded-port': `80@${evil}` },
  { 'x-forwarded-prefix': `//${evil}` },
  { 'x-original-url': `https://${evil}/` },
  { 'x-rewrite-url': `https://${evil}/` },
  { origin: `https://${evil}`, referer: `https://${evil}/order` },
];
/** A call under these names is answered by nobody. */
const otherHosts = [
  evil,
  `localhost.${evil}`,
  `localhost@${evil}`,
  `localhost, ${evil}`,
  `${evil}:443`,
  `localhost#${evil}`,
].map((host) => ({ host }));

async function post(endpoint: Endpoint, body: unknown, headers: Record<string, string>, orderId = '') {
  const path = pathOf(endpoint, { orderId });
  const answer = await callRaw({
    method: endpoint.method,
    path,
    headers,
    body: JSON.stringify(body),
    origin: publicSite,
  });
  return { status: answer.status, body: JSON.parse(answer.text || '{}') };
}

/** Books, asks for the link, accepts the terms and applies, all under these headers. @returns the statuses. */
async function everythingThatMails(headers: Record<string, string>, email: string): Promise<number[]> {
  const booking = aBooking(await newPublicQuote(), { customerEmail: email });
  const booked = await post(orders.bookPublic, booking, headers);
  const { uniqueId } = booked.body;
  const link = await post(customerOrders.mailLink, { email }, headers, String(uniqueId));
  const { orderId, token } = await mailedTerms(email);
  const terms = await callRaw({
    path: pathOf(orderTerms.open, { orderId, uniqueId: String(uniqueId) }),
    origin: publicSite,
  });
  const { agreement } = JSON.parse(terms.text);
  const signed = {
    orderId,
    uniqueId,
    token,
    agreement,
    fullName: 'Ruth Adeyemi',
    signature: { kind: 'typed' },
  };
  const accepted = await post(orderTerms.accept, signed, headers);
  const application = {
    firstName: 'Ana',
    lastName: 'Ortiz',
    email,
    phone: '(555) 010-0123',
    company: 'Ortiz',
  };
  const applied = await post(carriers.apply, application, headers);
  return [booked, link, accepted, applied].map(({ status }) => status);
}

const linksOf = (text: string) => text.match(/https?:\/\/[^\s"'<>)]+/g) ?? [];

describe('T12: emails that public calls send', () => {
  it.each(namesOfOthers)('lead to our own sites alone, whatever a header says: %j', async (headers) => {
    const email = `headers${Date.now()}@mail.example`;
    expect(await everythingThatMails(headers, email)).toEqual([200, 200, 200, 200]);
    const mails = await until('the emails', async () => {
      const found = await mailsTo(email);
      const subjects = found.map(({ Subject }) => Subject);
      return subjects.some((subject) => subject.startsWith('Application')) && found.length >= 4 && found;
    });
    for (const { Text, HTML } of mails) {
      expect(`${Text}${HTML}`).not.toContain(evil);
      const foreign = linksOf(Text).filter((link) => !link.startsWith(site) && !link.startsWith(publicSite));
      expect(foreign).toEqual([]);
    }
  });

  it.each(otherHosts)('are not sent by a call under another name: %j', async (headers) => {
    const email = `hosts${Date.now()}@mail.example`;
    const booking = aBooking(await newPublicQuote(), { customerEmail: email });
    const calls = [
      post(orders.bookPublic, booking, headers),
      post(customerOrders.mailLink, { email }, headers, '10001'),
      post(carriers.apply, { firstName: 'Ana', lastName: 'Ortiz', email, company: 'Ortiz' }, headers),
    ];
    for (const { status } of await Promise.all(calls)) expect([400, 421]).toContain(status);
    expect(await mailsTo(email)).toEqual([]);
  });
});

const host = new URL(publicSite).host;
const origins = [
  `https://${evil}`,
  `http://${evil}`,
  'null',
  '*',
  `http://${host}.${evil}`,
  `http://${evil}/${host}`,
  `http://${host}@${evil}`,
  `http://${evil}#${host}`,
  `http://${evil}?${host}`,
  `https://${host}`,
  'http://localhost',
  'http://localhost:1',
  'http://127.0.0.1',
  `http://sub.${host}`,
  `http://${host}:80`,
  `http://${host.toUpperCase()}.${evil}`,
  `http://evil${host}`,
  'file://',
  'chrome-extension://abcdefghijklmnop',
  `${publicSite}, https://${evil}`,
];

describe('T26: pages of other origins', () => {
  const calls = allEndpoints.filter(({ access }) => access === 'public');

  it(`read no answer of a public call, with or without asking first (${origins.length} origins)`, async () => {
    const readable: string[] = [];
    const asked = origins.flatMap((origin) => calls.map((endpoint) => ({ origin, endpoint })));
    await inLanes(asked, 8, async ({ origin, endpoint }) => {
      const path = pathOf(endpoint, idsOfAllPaths('1'));
      const headers = { origin, 'access-control-request-headers': 'authorization,content-type' };
      const first = { ...headers, 'access-control-request-method': endpoint.method };
      const body = endpoint.method === 'GET' ? undefined : '{}';
      const answers = [
        await callRaw({ method: 'OPTIONS', path, headers: first, origin: publicSite }),
        await callRaw({ method: endpoint.method, path, headers, body, origin: publicSite }),
      ];
      for (const { headers: given } of answers) {
        const opened = Object.keys(given).filter((name) => name.startsWith('access-control-allow'));
        if (opened.length > 0) readable.push(`${origin} ${endpoint.method} ${path}: ${opened}`);
        if (given['set-cookie']) readable.push(`${origin} ${endpoint.method} ${path}: a cookie`);
      }
    });
    expect(asked.length).toBeGreaterThan(800);
    expect(readable).toEqual([]);
  }, 180_000);
});
