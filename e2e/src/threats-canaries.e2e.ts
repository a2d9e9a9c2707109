import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { orders, places, quotes, signIn, users } from '@overland/contracts';
import { aBooking } from './builders.js';
import { dump } from './databases.js';
import { newQuote } from './own-things.js';
import { call, demoPassword, mailsTo, newCode, seenMails, until } from './product.js';
import { callRaw } from './raw-call.js';

const person = 'julian@meridianwhiteglove.example';
const mark = randomUUID().replaceAll('-', '').slice(0, 12);
/** Unique values: wherever one is found, it came from this test. */
const canary = {
  password: `Canary password ${mark}`,
  newPassword: `A new canary sings ${mark}`,
  wrongCode: `canary-code-${mark}`.slice(0, 20),
  resetToken: `canary-token-${mark}`,
  email: `canary.${mark}@mail.example`,
  agentEmail: `agent.${mark}@mail.example`,
  name: `Canary Name ${mark}`,
  address: `12 Canary Street ${mark}`,
  notes: `Gate code is ${mark}`,
  header: `canary-header-${mark}`,
  cookie: `canary-cookie-${mark}`,
  query: `canary-query-${mark}`,
  phone: '(987) 654-3219',
  vin: '1HGCM82633A987654',
};

/** Credentials and tokens, collected during the test. */
const secrets: Record<string, string> = {
  password: canary.password,
  newPassword: canary.newPassword,
  resetToken: canary.resetToken,
};

const logOfProduct = () => readFileSync(path.join(String(process.env.E2E_DATA), 'product.log'), 'utf8');
const databases = ['identity', 'quoting', 'orders', 'notifications', 'reporting', 'queue'];

beforeAll(async () => {
  await signInWithCanaries();
  await bookWithCanaries();
  await resetWithCanaries();
}, 60_000);

async function signInWithCanaries() {
  const headers = { 'x-canary': canary.header, cookie: `canary=${canary.cookie}` };
  await call(signIn.verifyEmail, { body: { email: canary.email, password: canary.password } }, { headers });
  await call(signIn.verifyEmail, { body: { email: person, password: canary.password } }, { headers });
  const seen = await seenMails(person);
  const first = await call(signIn.verifyEmail, { body: { email: person, password: demoPassword } });
  const cookie = first.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const code = await newCode(person, seen);
  await call(signIn.login, { body: { email: person, code: canary.wrongCode } }, { headers: { cookie } });
  const { body } = await call(signIn.login, { body: { email: person, code } }, { headers: { cookie } });
  Object.assign(secrets, { code, token: body.token, challenge: cookie.replace(/^.*?=/, '') });
}

async function bookWithCanaries() {
  const token = secrets.token ?? '';
  const headers = { 'x-canary': canary.header };
  await call(users.listAll, { query: { searchText: canary.query } }, { token, headers });
  await call(users.list, { query: { searchText: canary.query } }, { token, headers });
  await call(places.suggest, { query: { query: canary.query } }, { headers });
  await call(quotes.list, { body: { searchText: canary.query } }, { token });
  await callRaw({ path: `/api/quote/${canary.query}`, token });
  await callRaw({ path: `/${canary.query}?token=${canary.query}` });
  await callRaw({ method: 'POST', path: '/api/orders', token, body: `{"searchText": "${canary.query}` });
  const quote = await newQuote(token, canary.name);
  const booking = aBooking(quote, {
    customerFullName: canary.name,
    customerEmail: canary.email,
    customerPrimaryPhone: canary.phone,
    pickupAddress: canary.address,
    pickupNotes: canary.notes,
    agents: [{ name: canary.name, email: canary.agentEmail, pickup: true, delivery: true }],
  });
  booking.quotes = booking.quotes.map((vehicle, at) =>
    at === 0 ? { ...vehicle, vin: canary.vin } : vehicle,
  );
  await call(orders.book, { body: { ...booking, pickupZip: '10001' } }, { token });
  await call(orders.book, { body: { ...booking, customerPrimaryPhone: canary.query } }, { token });
  const booked = await call(orders.book, { body: booking }, { token });
  expect({ status: booked.status, message: booked.body.message }).toMatchObject({ status: 200 });
  await call(orders.book, { body: booking }, { token });
  await until('the booking’s email', async () => (await mailsTo(canary.email)).length > 0);
}

/** Uses an account that no other test needs. The link is only used with a password that is too weak. */
async function resetWithCanaries() {
  const headers = (token: string) => ({ headers: { authorization: `JWT ${token}` } });
  await call(signIn.forgotPassword, { body: { email: canary.email } });
  await call(signIn.resetPassword, { body: { password: canary.newPassword } }, headers(canary.resetToken));
  await call(signIn.forgotPassword, { body: { email: person } });
  const mail = await until('the reset link', async () =>
    (await mailsTo(person)).find(({ Text }) => Text.includes('/reset-password/')),
  );
  const link = /\/reset-password\/([\w-]+)/.exec(mail.Text)?.[1] ?? '';
  expect(link.length).toBeGreaterThan(30);
  secrets.resetLink = link;
  await callRaw({ path: `/reset-password/${link}` });
  await call(signIn.resetPassword, { body: { password: 'short' } }, headers(link));
}

describe('T33: canaries', () => {
  it('are in no line of the product’s output', () => {
    const log = logOfProduct();
    expect(log).toContain('answered');
    const values = Object.entries({ ...canary, ...secrets }).filter(([name]) => name !== 'code');
    expect(values.filter(([, value]) => log.includes(value)).map(([name]) => name)).toEqual([]);
    // Six digits also occur inside longer numbers, so match the code as a whole word.
    expect(log).not.toMatch(new RegExp(`(?<![\\w.:-])${secrets.code}(?![\\w.:-])`));
  });

  it('are in no job of the queue', async () => {
    const text = (await dump('queue')).map(({ row }) => row).join('\n');
    const values = Object.entries({ ...canary, ...secrets }).filter(([name]) => name !== 'code');
    expect(values.filter(([, value]) => text.includes(value)).map(([name]) => name)).toEqual([]);
  });

  it.each(databases)('that open an account are nowhere in the database of %s in plain text', async (name) => {
    const rows = await dump(name);
    const { code, ...long } = secrets;
    const found = Object.entries(long).flatMap(([secret, value]) =>
      rows.filter(({ row }) => row.includes(value)).map(({ table }) => `${secret} in ${table}`),
    );
    const withCode = rows.filter(({ row }) => new RegExp(`"${code}"|\\b${code}\\.|: ?${code}\\b`).test(row));
    expect([...found, ...withCode.map(({ table }) => `code in ${table}`)]).toEqual([]);
  });
});
