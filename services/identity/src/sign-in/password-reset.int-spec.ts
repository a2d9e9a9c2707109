import { signIn } from '@overland/contracts';
import { DueWorks } from '@overland/service-kit';
import type { TestService } from '@overland/service-kit/testing';
import { until } from '@overland/service-kit/testing';
import { hashSecret } from '../accounts/secrets.js';
import { demoUsers } from '../demo/demo-users.js';
import {
  asSystem,
  cookieOf,
  giveCode,
  givePassword,
  logIn,
  mailed,
  passwordOf,
  startIdentity,
} from '../testing/start-identity.js';
import { ResetLinks } from './reset-links.worker.js';

const newPassword = 'seven quiet lanterns';

describe('forgotten passwords', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startIdentity({ role: 'both' });
  });
  afterAll(() => service.close());

  const ask = (email: string) => service.call(signIn.forgotPassword, { body: { email } });
  const reset = (token: string, password = newPassword) =>
    service.call(signIn.resetPassword, { body: { password }, headers: { authorization: `JWT ${token}` } });
  const links = () => mailed(service, 'password.resetRequested');

  async function linkFor(email: string): Promise<string> {
    const before = (await links()).length;
    await ask(email);
    await service.app.get(DueWorks).workOff(ResetLinks);
    await until('a link is mailed', async () => (await links()).length > before);
    return (await links()).at(-1) ?? '';
  }

  it('T9: gives the same answer for any address, and emails active accounts only', async () => {
    const { theo, samuel } = demoUsers;
    const replies = [];
    for (const email of ['nobody@overland.example', samuel.email, theo.email]) replies.push(await ask(email));
    await service.app.get(DueWorks).workOff(ResetLinks);
    await until('the link is mailed', async () => (await links()).length > 0);

    for (const { status, body } of replies) {
      expect([status, body]).toEqual([
        200,
        { message: 'If that address has an account, we have sent a link to it.' },
      ]);
    }
    const events = (await service.outbox()).filter(({ type }) => type === 'password.resetRequested');
    expect(events).toEqual([
      { type: 'password.resetRequested', payload: expect.objectContaining({ userId: theo.id }) },
    ]);
  });

  it('sends the link without another request', async () => {
    const before = (await links()).length;
    await ask(demoUsers.priya.email);

    await until('the link is mailed', async () => (await links()).length === before + 1);
  });

  it('T11: sets a new password once, ends every session and still requires the code step', async () => {
    const { kayla } = demoUsers;
    const session = await logIn(service, kayla);
    const browser = await givePassword(service, kayla);
    const token = await linkFor(kayla.email);
    const done = await reset(token);

    const updated = { message: 'Your password has been updated.', signedIn: null };
    expect([done.status, done.body]).toEqual([200, updated]);
    const { sessionId } = session;
    const check = await service.call(signIn.checkSession, { body: { sessionId }, as: 'service' });
    expect(check.body).toMatchObject({ isActive: false });
    expect((await giveCode(service, kayla.email, browser)).status).toBe(401);
    const login = await service.call(signIn.verifyEmail, {
      body: { email: kayla.email, password: newPassword },
    });
    expect([login.status, Object.keys(login.body)]).toEqual([200, ['message', 'steps']]);
    expect((await reset(token, 'another four words here')).status).toBe(400);
  });

  it('admits the owner after a stranger used up the tries, and remembers that device', async () => {
    const { theo } = demoUsers;
    const verify = (password: string, headers: Record<string, string> = {}) =>
      service.call(signIn.verifyEmail, { body: { email: theo.email, password }, headers });
    const guess = async () => {
      for (let tries = 0; tries < 20; tries += 1) await verify('not the right password');
    };
    await guess();
    const refused = await verify(passwordOf(theo));
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Too many tries. Please wait a few minutes and sign in again, or use "Forgot password" to set a new password now.',
    ]);

    const done = await reset(await linkFor(theo.email));
    const device = { cookie: `overland_device=${cookieOf(done, 'overland_device')}` };
    expect((await verify(newPassword)).status).toBe(200);
    await guess();
    expect((await verify(newPassword)).status).toBe(429);
    expect((await verify(newPassword, device)).status).toBe(200);
  });

  it('forgets the devices that were known before', async () => {
    const { julian } = demoUsers;
    const first = await giveCode(service, julian.email, await givePassword(service, julian));
    const device = cookieOf(first, 'overland_device') ?? '';
    await reset(await linkFor(julian.email));

    const rows = await asSystem(service, (manager) =>
      manager.query<{ id_hash: string }[]>('select id_hash from known_devices where user_id = $1', [
        julian.id,
      ]),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.id_hash).not.toBe(hashSecret(device));
  });

  it('accepts only one of several uses of a link at the same time', async () => {
    const token = await linkFor(demoUsers.wes.email);
    const replies = await Promise.all([1, 2, 3].map((n) => reset(token, `seven quiet lanterns ${n}`)));

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('T11: accepts a used link in none of 100 tries', async () => {
    const token = await linkFor(demoUsers.ingrid.email);
    expect((await reset(token, 'seven quiet lanterns 0')).status).toBe(200);
    const statuses = new Set<number>();
    for (let n = 1; n <= 100; n += 1) statuses.add((await reset(token, `seven quiet lanterns ${n}`)).status);
    expect([...statuses]).toEqual([400]);
  });

  it('T11: accepts only the newest link', async () => {
    const { rosa } = demoUsers;
    const [older, newer] = [await linkFor(rosa.email), await linkFor(rosa.email)];

    expect((await reset(older)).status).toBe(400);
    expect((await reset(newer)).status).toBe(200);
  });

  it('T11: refuses a link after a sign-in', async () => {
    const { mei } = demoUsers;
    const token = await linkFor(mei.email);
    await logIn(service, mei);

    expect((await reset(token)).status).toBe(400);
  });

  it('T11: refuses a link after thirty minutes', async () => {
    const { owen } = demoUsers;
    const token = await linkFor(owen.email);
    await asSystem(service, (manager) =>
      manager.query(
        `update reset_tokens set expires_at = expires_at - interval '30 minutes' where user_id = $1`,
        [owen.id],
      ),
    );

    expect((await reset(token)).status).toBe(400);
  });

  it('refuses a weak password and keeps the link valid', async () => {
    const token = await linkFor(demoUsers.ingrid.email);
    const weak = await reset(token, 'too short');

    expect(weak.status).toBe(400);
    expect(weak.body.errors).toEqual([{ path: 'password', message: 'Please use at least 15 characters.' }]);
    expect((await reset(token)).status).toBe(200);
  });

  it('takes the new password as it was typed, spaces at its ends included', async () => {
    const { email } = demoUsers.hannah;
    expect((await reset(await linkFor(email), ` ${newPassword} `)).status).toBe(200);

    const signInWith = (password: string) => service.call(signIn.verifyEmail, { body: { email, password } });
    expect((await signInWith(newPassword)).status).toBe(401);
    expect((await signInWith(` ${newPassword} `)).status).toBe(200);
  });

  it.each(['', 'JWT', 'JWT x', 'Bearer abc', `JWT ${'a'.repeat(43)}`, `JWT ${'a'.repeat(44)}`])(
    'refuses anything but a valid link: "%s"',
    async (authorization) => {
      const reply = await service.call(signIn.resetPassword, {
        body: { password: newPassword },
        headers: { authorization },
      });

      expect([reply.status, reply.body.code]).toEqual([400, 'linkExpired']);
      expect(reply.body.message).toBe('This link has expired or has been used. Please ask for a new one.');
    },
  );

  it('sends at most five links an hour', async () => {
    const { elise } = demoUsers;
    const before = (await links()).length;
    for (let times = 0; times < 8; times += 1) await ask(elise.email);
    await service.app.get(DueWorks).workOff(ResetLinks);
    await until('all requests are handled', async () => {
      const left = await service.dataSource.query('select 1 from reset_requests');
      return left.length === 0;
    });

    expect((await links()).length - before).toBe(5);
  });

  it('T11: stores tokens as hashes only', async () => {
    const token = await linkFor(demoUsers.andre.email);
    const stored = JSON.stringify(await service.dataSource.query('select * from reset_tokens'));

    expect(stored).not.toContain(token);
    expect(JSON.stringify(await service.outbox())).not.toContain(token);
  });
});
