import { signIn } from '@overland/contracts';
import type { TestService } from '@overland/service-kit/testing';
import { LogRecorder } from '@overland/service-kit/testing';
import { demoUsers } from '../demo/demo-users.js';
import {
  asSystem,
  cookieOf,
  giveCode,
  givePassword,
  mailed,
  passwordOf,
  startIdentity,
} from '../testing/start-identity.js';

const wrong = 'The email address or password is not right.';
const tooMany =
  'Too many tries. Please wait a few minutes and sign in again, or use "Forgot password" to set a new password now.';

describe('the password step', () => {
  let service: TestService;
  const log = new LogRecorder();

  beforeAll(async () => {
    process.env.LOG_LEVEL = 'trace';
    service = await startIdentity({ logStream: log });
  });
  afterAll(() => service.close());

  const verify = (body: unknown, headers: Record<string, string> = {}) =>
    service.call(signIn.verifyEmail, { body, headers });
  const withoutId = ({ requestId: _, ...body }: { requestId: string }) => body;

  it('sends a code of six digits and binds it to the browser with a strict cookie', async () => {
    const { kayla } = demoUsers;
    const reply = await verify({ email: ' KAYLA@LoneStarMotors.example ', password: passwordOf(kayla) });

    expect(reply.status).toBe(200);
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^overland_challenge=[\w-]{43}; Max-Age=600; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    expect((await mailed(service, 'signIn.codeIssued')).at(-1)).toMatch(/^\d{6}$/);
  });

  it('marks the cookie Secure behind https', async () => {
    const { mei } = demoUsers;
    const reply = await verify(
      { email: mei.email, password: passwordOf(mei) },
      { 'x-forwarded-proto': 'https' },
    );

    expect(String(reply.headers['set-cookie'])).toMatch(/; Secure(;|$)/);
  });

  it('T9: answers an unknown address, a wrong password and an archived account alike', async () => {
    const { samuel, wes } = demoUsers;
    const replies = [
      await verify({ email: 'nobody@lonestarmotors.example', password: passwordOf(wes) }),
      await verify({ email: wes.email, password: 'not the right password' }),
      await verify({ email: samuel.email, password: passwordOf(samuel) }),
    ];

    for (const { status, body, headers } of replies) {
      expect([status, withoutId(body)]).toEqual([401, { code: 'wrongCredentials', message: wrong }]);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('refuses a temporary password that has expired', async () => {
    const { hannah } = demoUsers;
    await asSystem(service, (manager) =>
      manager.query(`update users set must_change_password_at = now() - interval '1 second' where id = $1`, [
        hannah.id,
      ]),
    );

    expect((await verify({ email: hannah.email, password: passwordOf(hannah) })).status).toBe(401);
  });

  it.each([
    { email: ['dana@overland.example'], password: 'x' },
    { email: { $gt: '' }, password: 'x' },
    { email: 'dana@overland.example', password: { $ne: null } },
    { email: 'dana@overland.example', password: ['x'] },
    { email: 'dana@overland.example', password: 5 },
    { email: 'dana@overland.example', password: 'x', role: 'MCAdmin' },
    { email: 'dana@overland.example' },
    { email: 'dana@overland.example\u0000', password: 'x' },
    ['dana@overland.example', 'x'],
    'dana@overland.example',
    null,
  ])('refuses a body of the wrong shape: %j', async (body) => {
    expect((await verify(body)).status).toBe(400);
  });

  it('refuses keys that would change prototypes', async () => {
    const payload = '{"email":"dana@overland.example","password":"x","__proto__":{"isSuperAdmin":true}}';
    const headers = { 'content-type': 'application/json' };
    const reply = await service.app.inject({ method: 'POST', url: '/verify-email-2fa', headers, payload });

    expect(reply.statusCode).toBe(400);
    expect(Object.prototype).not.toHaveProperty('isSuperAdmin');
  });

  it('checks twenty wrong passwords of an account a day, and after that refuses even the right one', async () => {
    const { owen } = demoUsers;
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => verify({ email: owen.email, password: 'not the right password' })),
    );

    expect(replies.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
    const right = await verify({ email: owen.email, password: passwordOf(owen) });
    expect([right.status, withoutId(right.body)]).toEqual([
      429,
      { code: 'tooManyRequests', message: tooMany },
    ]);
  });

  it('T9: limits an address without an account in the same way', async () => {
    const body = { email: 'ghost@overland.example', password: 'not the right password' };
    const replies = await Promise.all(Array.from({ length: 25 }, () => verify(body)));

    expect(replies.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('T10: still admits the owner on a known device while a stranger is limited', async () => {
    const { elise } = demoUsers;
    const first = await giveCode(service, elise.email, await givePassword(service, elise));
    const device = cookieOf(first, 'overland_device');
    for (let tries = 0; tries < 20; tries += 1) {
      await verify({ email: elise.email, password: 'not the right password' });
    }
    const body = { email: elise.email, password: passwordOf(elise) };

    expect((await verify(body)).status).toBe(429);
    expect((await verify(body, { cookie: 'overland_device=made-up' })).status).toBe(429);
    expect((await verify(body, { cookie: `overland_device=${device}` })).status).toBe(200);
  });

  it('sends at most five codes an hour, even at the same time, and counts none of them as a wrong try', async () => {
    const { andre } = demoUsers;
    const body = { email: andre.email, password: passwordOf(andre) };
    const replies = await Promise.all(Array.from({ length: 12 }, () => verify(body)));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(7);
    await asSystem(service, (manager) =>
      manager.query(
        `update sign_in_challenges set created_at = created_at - interval '1 hour' where user_id = $1`,
        [andre.id],
      ),
    );
    expect((await verify(body)).status).toBe(200);
  });

  it('counts only codes that were not redeemed', async () => {
    const { julian } = demoUsers;
    for (let logins = 0; logins < 7; logins += 1) {
      const reply = await giveCode(service, julian.email, await givePassword(service, julian));
      expect(reply.status).toBe(200);
    }
  });

  it('leaves no password, code or challenge in logs, events or tables', async () => {
    const { rosa } = demoUsers;
    const browser = await givePassword(service, rosa);
    await giveCode(service, rosa.email, { ...browser, code: '0000000' });
    const stored = JSON.stringify(
      await asSystem(service, async (manager) => [
        await manager.query('select * from outbox'),
        await manager.query('select * from sign_in_challenges'),
        await manager.query('select * from audit'),
        await manager.query('select * from users'),
      ]),
    );

    expect(log.text).not.toBe('');
    for (const secret of [passwordOf(rosa), browser.challenge]) {
      expect(log.text).not.toContain(secret);
      expect(stored).not.toContain(secret);
    }
    expect(log.text).not.toContain('not the right password');
    expect(log.text).not.toContain(`"${browser.code}"`);
    expect(stored).not.toContain(`"${browser.code}"`);
  });
});
