import { signIn } from '@overland/contracts';
import { verifyUserToken } from '@overland/service-kit';
import { type TestService, testKeys } from '@overland/service-kit/testing';
import { demoUsers } from '../demo/demo-users.js';
import {
  asSystem,
  cookieOf,
  giveCode,
  givePassword,
  otherThan,
  startIdentity,
} from '../testing/start-identity.js';

describe('the code step', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startIdentity();
  });
  afterAll(() => service.close());

  const sessionsOf = (userId: string) =>
    asSystem(service, (manager) =>
      manager.query<unknown[]>('select id from sessions where user_id = $1', [userId]),
    );
  const refused = { code: 'wrongCode', message: 'That code is not right or has expired.' };

  it('answers token, role, user and portal, and removes the cookie', async () => {
    const { dana } = demoUsers;
    const reply = await giveCode(service, dana.email, await givePassword(service, dana));

    expect(reply.status).toBe(200);
    const { token, ...rest } = reply.body;
    const { id: userId, portalId } = dana;
    expect(rest).toEqual({ role: 'MCAdmin', userId, portalId, lacksSecondStep: false });
    expect(verifyUserToken(token, testKeys().publicKey)).toMatchObject({
      userId: dana.id,
      portalId: dana.portalId,
      role: 'MCAdmin',
      isSuperAdmin: true,
    });
    expect(cookieOf(reply, 'overland_challenge')).toBe('');
  });

  it('ends a code after five wrong tries: even the right one is refused then', async () => {
    const { kayla } = demoUsers;
    const browser = await givePassword(service, kayla);
    for (let tries = 0; tries < 5; tries += 1) {
      const reply = await giveCode(service, kayla.email, { ...browser, code: otherThan(browser.code) });
      expect([reply.status, reply.body]).toEqual([401, expect.objectContaining(refused)]);
    }

    const right = await giveCode(service, kayla.email, browser);
    expect([right.status, right.body]).toEqual([401, expect.objectContaining(refused)]);
    expect(await sessionsOf(kayla.id)).toEqual([]);
  });

  it('accepts the right code after four wrong ones', async () => {
    const { wes } = demoUsers;
    const browser = await givePassword(service, wes);
    for (let tries = 0; tries < 4; tries += 1) {
      await giveCode(service, wes.email, { ...browser, code: otherThan(browser.code) });
    }

    expect((await giveCode(service, wes.email, browser)).status).toBe(200);
  });

  it('checks only five of many guesses at the same time', async () => {
    const { rosa } = demoUsers;
    const browser = await givePassword(service, rosa);
    const guesses = Array.from({ length: 60 }, (_, index) => otherThan(String(Number(browser.code) + index)));
    const replies = await Promise.all(
      guesses
        .filter((code) => code !== browser.code)
        .map((code) => giveCode(service, rosa.email, { ...browser, code })),
    );

    expect(replies.every(({ status }) => status === 401)).toBe(true);
    const [row] = await asSystem(service, (manager) =>
      manager.query<{ tries: number }[]>('select tries from sign_in_challenges where user_id = $1', [
        rosa.id,
      ]),
    );
    expect(row?.tries).toBe(5);
    expect((await giveCode(service, rosa.email, browser)).status).toBe(401);
  });

  it('gives one session to two right codes at the same time', async () => {
    const { mei } = demoUsers;
    const browser = await givePassword(service, mei);
    const replies = await Promise.all([1, 2, 3, 4].map(() => giveCode(service, mei.email, browser)));

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect(await sessionsOf(mei.id)).toHaveLength(1);
  });

  it('T8: refuses the code of another account', async () => {
    const { owen, julian } = demoUsers;
    const [own, other] = [await givePassword(service, owen), await givePassword(service, julian)];

    const swapped = [
      await giveCode(service, julian.email, own),
      await giveCode(service, owen.email, other),
      await giveCode(service, julian.email, { challenge: own.challenge, code: other.code }),
      await giveCode(service, julian.email, { challenge: other.challenge, code: own.code }),
    ];
    // Two codes are equal by chance once in a million times, which would make the last pair right.
    expect(swapped.slice(0, 3).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(swapped[3]?.status).toBe(own.code === other.code ? 200 : 401);
  });

  it('requires the cookie of the browser that gave the password', async () => {
    const { elise } = demoUsers;
    const { code } = await givePassword(service, elise);
    const body = { email: elise.email, code };

    expect((await service.call(signIn.login, { body })).status).toBe(401);
    expect((await giveCode(service, elise.email, { challenge: 'x'.repeat(43), code })).status).toBe(401);
  });

  it('refuses a code after ten minutes', async () => {
    const { andre } = demoUsers;
    const browser = await givePassword(service, andre);
    const [row] = await asSystem(service, (manager) =>
      manager.query<{ minutes: number }[]>(
        `select extract(epoch from expires_at - created_at)::int / 60 as minutes
         from sign_in_challenges where user_id = $1`,
        [andre.id],
      ),
    );
    expect(row?.minutes).toBe(10);
    await asSystem(service, (manager) =>
      manager.query(
        `update sign_in_challenges set expires_at = expires_at - interval '10 minutes' where user_id = $1`,
        [andre.id],
      ),
    );

    expect((await giveCode(service, andre.email, browser)).status).toBe(401);
  });

  it('refuses a user who was archived meanwhile', async () => {
    const { caleb } = demoUsers;
    const browser = await givePassword(service, caleb);
    await asSystem(service, (manager) =>
      manager.query(`update users set status = 'Archived' where id = $1`, [caleb.id]),
    );

    expect((await giveCode(service, caleb.email, browser)).status).toBe(401);
  });

  it('counts wrong codes towards the twenty tries of the day', async () => {
    const { ingrid } = demoUsers;
    for (let round = 0; round < 4; round += 1) {
      const browser = await givePassword(service, ingrid);
      for (let tries = 0; tries < 5; tries += 1) {
        await giveCode(service, ingrid.email, { ...browser, code: otherThan(browser.code) });
      }
    }
    const password = 'not the right password';

    const reply = await service.call(signIn.verifyEmail, { body: { email: ingrid.email, password } });
    expect(reply.status).toBe(429);
  });
});
