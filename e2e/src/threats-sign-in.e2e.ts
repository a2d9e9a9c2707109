import { allEndpoints, orders, quotes, signIn, users } from '@overland/contracts';
import { forgedTokens } from '@overland/service-kit/testing/forged-tokens';
import { openSessionOf, productSecrets, queryAsOwner } from './databases.js';
import { call, demoPassword, newCode, seenMails, signInAs, until } from './product.js';
import { callRaw, idsOfAllPaths, inLanes, pathOf } from './raw-call.js';
import { people, tokenOf } from './tokens.js';

const guarded = allEndpoints.filter(({ access }) => access !== 'public' && access !== 'service');

describe('T7: tokens', () => {
  it('accepts the genuine token and none of a hundred forgeries', async () => {
    const session = await openSessionOf(people.superStaff);
    const { jwtPrivateKey: privateKey, jwtPublicKey: publicKey, serviceTokenSecret } = productSecrets();
    const now = new Date();
    const options = { privateKey, publicKey, serviceSecret: serviceTokenSecret, session, now };
    const { genuine, forgeries } = forgedTokens(options);
    const ask = (token: string) =>
      callRaw({ path: '/api/user', headers: { authorization: `JWT ${token}` } }).then(
        ({ status }) => status,
        // Node's client refuses to send a header with a line break.
        (error: Error) => ('code' in error ? String(error.code) : error.message),
      );
    expect(await ask(genuine)).toBe(200);
    const wrong: string[] = [];
    await inLanes(forgeries, 6, async ([name, token]) => {
      const answer = await ask(token);
      if (![401, 431, 'ERR_INVALID_CHAR', 'ECONNRESET', 'EPIPE'].includes(answer))
        wrong.push(`${name}: ${answer}`);
    });
    expect(wrong).toEqual([]);
    expect(forgeries.length).toBeGreaterThanOrEqual(60);
    for (const header of [genuine, `Bearer ${genuine}`, `jwt ${genuine}`, `JWT  ${genuine}`]) {
      const { status } = await callRaw({ path: '/api/user', headers: { authorization: header } });
      expect([header.slice(0, 8), status]).toEqual([header.slice(0, 8), 401]);
    }
    expect(await ask(genuine)).toBe(200);
  });

  it('are refused on every route within 5 seconds of their user being archived', async () => {
    const { token } = await signInAs('rosa@lonestarmotors.example');
    expect((await call(users.own, {}, { token })).status).toBe(200);
    expect((await call(quotes.list, { body: {} }, { token })).status).toBe(200);
    await setStatus('rosa@lonestarmotors.example', 'Archived');
    try {
      const ended = Date.now() + 5_000;
      await until('the end of the session', async () => Date.now() > ended, 6);
      const statuses = await Promise.all(
        guarded.map(async (endpoint) => {
          const body = endpoint.method === 'GET' ? undefined : '{}';
          const path = pathOf(endpoint, idsOfAllPaths('1'));
          return (await callRaw({ method: endpoint.method, path, token, body })).status;
        }),
      );
      expect(new Set(statuses)).toEqual(new Set([401]));
    } finally {
      await setStatus('rosa@lonestarmotors.example', 'Active');
    }
  });

  it('are refused within 5 seconds after the role is lowered, and never gain a higher one', async () => {
    const session = await openSessionOf('wes@lonestarmotors.example');
    const raised = tokenOf({ ...session, role: 'MCAdmin', isSuperAdmin: true });
    await queryAsOwner('identity', "update sessions set role = 'Admin' where id = $1", [session.sessionId]);
    expect((await call(users.own, {}, { token: tokenOf({ ...session, role: 'Admin' }) })).status).toBe(401);
    expect((await call(orders.list, { body: {} }, { token: raised })).status).toBe(401);
  });
});

function setStatus(email: string, status: 'Active' | 'Archived') {
  return queryAsOwner('identity', 'update users set status = $2 where email = $1', [email, status]);
}

/** The password step: the cookie that binds the code to this browser, and the emailed code. */
async function passwordStep(email: string) {
  const seen = await seenMails(email);
  const { status, headers } = await call(signIn.verifyEmail, { body: { email, password: demoPassword } });
  expect(status).toBe(200);
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { email, cookie, code: await newCode(email, seen) };
}

const tryCode = async (email: string, code: string, cookie: string) => {
  const { status, body } = await call(signIn.login, { body: { email, code } }, { headers: { cookie } });
  return { status, code: body.code, hasToken: 'token' in body };
};
const refused = { status: 401, code: 'wrongCode', hasToken: false };
const anotherCode = (code: string, by: number) =>
  String((Number(code) + by) % 1_000_000).padStart(code.length, '0');

/** Set CODE_GUESSES=10000 for the full count of the quality bar. */
const guesses = Number(process.env.CODE_GUESSES ?? 60);

/** How many codes were compared with the newest one emailed to this address. */
async function evaluatedTries(email: string): Promise<number | undefined> {
  const [row] = await queryAsOwner<{ tries: number }>(
    'identity',
    `select tries from sign_in_challenges where user_id = (select id from users where email = $1)
     order by created_at desc limit 1`,
    [email],
  );
  return row?.tries;
}

describe('T8: the emailed code', () => {
  it('is invalid after five wrong attempts: then the right one is refused too', async () => {
    const { email, code, cookie } = await passwordStep('hannah@overland-direct.example');
    for (let by = 1; by <= 5; by += 1) {
      expect(await tryCode(email, anotherCode(code, by), cookie)).toEqual(refused);
    }
    expect(await tryCode(email, code, cookie)).toEqual(refused);
  });

  it(
    `is invalid after five of ${guesses} simultaneous attempts from many addresses`,
    async () => {
      const { email, code, cookie } = await passwordStep('andre@meridianwhiteglove.example');
      const statuses = new Set<number>();
      const tries = Array.from({ length: guesses }, (_none, at) => at);
      await inLanes(tries, 60, async (at) => {
        const address = `198.51.${Math.floor((at % 1000) / 250)}.${at % 250}`;
        const { status } = await call(
          signIn.login,
          { body: { email, code: anotherCode(code, at + 1) } },
          { headers: { cookie, 'x-forwarded-for': address } },
        );
        statuses.add(status);
      });
      expect([...statuses]).toEqual([401]);
      expect(await evaluatedTries(email)).toBe(5);
      expect(await tryCode(email, code, cookie)).toEqual(refused);
    },
    60_000 + guesses * 50,
  );

  it('of account A works neither for B nor for A in another browser', async () => {
    const a = await passwordStep('hannah@overland-direct.example');
    const b = await passwordStep('elise@meridianwhiteglove.example');
    expect(await tryCode(b.email, a.code, b.cookie)).toEqual(refused);
    expect(await tryCode(b.email, a.code, a.cookie)).toEqual(refused);
    expect(await tryCode(a.email, a.code, b.cookie)).toEqual(refused);
    expect(await tryCode(a.email, b.code, a.cookie)).toEqual(refused);
    expect(await tryCode(a.email, a.code, '')).toEqual(refused);
    const opened = await tryCode(a.email, a.code, a.cookie);
    expect(opened).toMatchObject({ status: 200, hasToken: true });
    expect(await tryCode(a.email, a.code, a.cookie)).toEqual(refused);
  });

  it('creates one session for two correct attempts at the same time', async () => {
    const { email, code, cookie } = await passwordStep('owen@northgate-relocation.example');
    const tries = await Promise.all(Array.from({ length: 10 }, () => tryCode(email, code, cookie)));
    expect(tries.filter(({ hasToken }) => hasToken)).toHaveLength(1);
  });
});
