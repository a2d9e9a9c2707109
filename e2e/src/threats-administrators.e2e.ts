import { randomUUID } from 'node:crypto';
import {
  defaultSurcharges,
  mileageBands,
  newPortal,
  portalEdits,
  portals,
  signIn,
  userEdits,
  userImports,
  users,
} from '@overland/contracts';
import { queryAsOwner } from './databases.js';
import { newPerson, temporaryPassword } from './own-people.js';
import { call, demoPassword, mailsTo, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

/** A company of its own with an Admin, whose limits no other test uses up. */
async function newCompany() {
  const staff = await tokenFor(people.superStaff);
  const body = { ...newPortal, companyName: `Harbor Autos ${randomUUID()}` };
  const { body: portal } = await call(portalEdits.create, { body }, { token: staff });
  const admin = await newPerson({ role: 'Admin', portalId: portal._id, isSuperAdmin: false });
  return { portal, admin, token: await tokenFor(admin.email) };
}

const aPerson = (email: string) => ({
  email,
  firstName: 'Tess',
  lastName: 'Holloway',
  role: 'User' as const,
  password: temporaryPassword,
});

it('a company with rates of any number of cents opens for staff and its own Admin', async () => {
  const { portal, token } = await newCompany();
  const staff = await tokenFor(people.superStaff);
  const params = { portalId: portal._id };
  const { _id, isCustomerPortal, ...form } = portal;
  const bands = mileageBands.map((_, at) => Number((1202.32 + at).toFixed(2)));
  const customRates = { ...defaultSurcharges, bands, suvClassSurcharge: 0.07 };
  const saved = await call(
    portalEdits.update,
    { params, body: { ...form, hasCustomRates: true, customRates } },
    { token: staff },
  );
  expect(saved.status).toBe(200);
  for (const reader of [staff, token]) {
    const { status, body } = await call(portals.get, { params }, { token: reader });
    expect([status, body.customRates]).toEqual([200, customRates]);
  }
});

it('a session whose password is old makes nobody, whoever it belongs to', async () => {
  const { email, _id } = await newPerson({ role: 'MCAdmin', isSuperAdmin: true });
  const token = await tokenFor(email);
  await queryAsOwner(
    'identity',
    `update sessions set confirmed_at = now() - interval '16 minutes' where user_id = $1`,
    [_id],
  );
  const made = { ...aPerson(`${randomUUID()}@mail.example`), role: 'MCAdmin' as const, isSuperAdmin: true };
  const csv = 'email,firstName,lastName,role\nx@mail.example,Ann,Other,User';
  const refused = [
    await call(userEdits.create, { body: made }, { token }),
    await call(userImports.start, { body: { fileName: 'x.csv', csv } }, { token }),
    await call(portalEdits.create, { body: { ...newPortal, companyName: 'Nobody' } }, { token }),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    refused.map(() => [403, 'confirmationRequired']),
  );
});

it('an Admin does not learn that an address has an account elsewhere, and its owner does', async () => {
  const { portal, token } = await newCompany();
  const owner = await newPerson({ role: 'User', portalId: (await newCompany()).portal._id });
  const [free, claimed] = [
    await call(userEdits.create, { body: aPerson(`${randomUUID()}@mail.example`) }, { token }),
    await call(userEdits.create, { body: aPerson(owner.email) }, { token }),
  ];
  const shapeOf = ({ status, body }: { status: number; body: object }) => [
    status,
    Object.entries(body).map(([key, value]) => [key, value === null ? null : typeof value]),
  ];
  expect(shapeOf(claimed)).toEqual(shapeOf(free));
  const { body: list } = await call(users.list, { query: { searchText: owner.email } }, { token });
  expect(list.rows).toMatchObject([{ email: owner.email, status: 'Active' }]);
  const mail = await until('the owner is told', async () =>
    (await mailsTo(owner.email)).find(({ Subject }) => Subject.includes('was entered for another')),
  );
  expect(mail.Text).toContain(portal.companyName);
  const wrong = await call(signIn.verifyEmail, { body: { email: owner.email, password: demoPassword } });
  expect(wrong.status).toBe(401);
});

it('a web address is no name of an invited person', async () => {
  const { token } = await newCompany();
  const body = { ...aPerson(`${randomUUID()}@mail.example`), firstName: 'Win at example.com' };
  const { status, body: answer } = await call(userEdits.create, { body }, { token });
  expect([status, answer.errors?.[0]?.path]).toEqual([400, 'firstName']);
});

it('one person has ten live streams over all sessions', async () => {
  const { admin } = await newCompany();
  const tokens = [await tokenFor(admin.email), await tokenFor(admin.email)];
  const stop = new AbortController();
  const open = async (at: number) => {
    const headers = { accept: 'text/event-stream', authorization: `JWT ${tokens[at % 2]}` };
    return (await fetch(`${site}/api/orders/live`, { headers, signal: stop.signal })).status;
  };
  const statuses = [];
  for (let at = 0; at < 11; at += 1) statuses.push(await open(at));
  stop.abort();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
