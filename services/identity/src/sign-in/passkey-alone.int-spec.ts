import { audit, secondStep, signIn, userEdits } from '@overland/contracts';
import type { TestService } from '@overland/service-kit/testing';
import { maxWrongTriesPerDay } from '../accounts/limits.js';
import { demoUsers } from '../demo/demo-users.js';
import { SoftwarePasskey } from '../testing/software-passkey.js';
import { asSystem, cookieOf, logIn, startIdentity } from '../testing/start-identity.js';

const { kayla, marcus, wes, mei, owen, rosa, dana, elise, julian } = demoUsers;
type Person = typeof kayla;

describe('a passkey alone', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startIdentity();
  });
  afterAll(() => service.close());

  async function setUp(person: Person, isDiscoverable?: boolean) {
    const session = await logIn(service, person);
    const asked = await service.call(secondStep.passkeyOptions, { as: session });
    const passkey = new SoftwarePasskey();
    const made = { ...passkey.register({ challenge: asked.body.options.challenge }), isDiscoverable };
    const reply = await service.call(secondStep.addPasskey, {
      as: session,
      body: { name: 'Laptop', passkey: made },
    });
    expect(reply.status).toBe(200);
    return { session, passkey, userHandle: handleOf(person) };
  }

  const handleOf = ({ id }: Person) => Buffer.from(id).toString('base64url');

  /** A sign-in page, in a browser of its own or in another tab of one. */
  async function openPage(browser = '') {
    const headers = { cookie: `overland_passkey=${browser}` };
    const asked = await service.call(signIn.passkeyAloneOptions, { headers });
    const { challenge, userVerification, allowCredentials } = asked.body.options;
    const cookie = cookieOf(asked, 'overland_passkey') ?? '';
    const finish = (passkey: object, more: { cookie?: string } = {}) =>
      service.call(signIn.loginByPasskeyAlone, {
        body: { passkey: passkey as never },
        headers: { cookie: more.cookie ?? `overland_passkey=${cookie}` },
      });
    return { challenge: challenge as string, userVerification, allowCredentials, cookie, finish };
  }

  const expired = { status: 401, body: { code: 'wrongCode' } };
  const refused = { status: 401, body: { code: 'wrongCredentials', message: /does not open an account/ } };
  const isRefused = ({ status, body }: { status: number; body: { code?: string; message?: string } }) => {
    expect([status, body.code]).toEqual([refused.status, refused.body.code]);
    expect(body.message).toMatch(refused.body.message);
  };

  it('signs in without email and password, and the audit trail and the account say so', async () => {
    const { session, passkey, userHandle } = await setUp(kayla);
    const { challenge, userVerification, allowCredentials, finish } = await openPage();
    expect([userVerification, allowCredentials]).toEqual(['required', undefined]);
    const reply = await finish({ ...passkey.answer({ challenge, isVerified: true }), userHandle });
    expect(reply).toMatchObject({ status: 200, body: { userId: kayla.id, lacksSecondStep: false } });
    expect(cookieOf(reply, 'overland_device')).toBeTruthy();
    const [kept] = (await service.call(secondStep.own, { as: session })).body.passkeys;
    expect(kept).toMatchObject({ isDiscoverable: true, lastUsedAt: expect.any(String) });
    const { rows } = (
      await service.call(audit.list, { as: await logIn(service, dana), query: { action: 'signIn.done' } })
    ).body;
    expect(rows[1]).toMatchObject({
      actor: 'Kayla Brandt',
      changes: [{ what: 'Both steps', from: '', to: 'Passkey' }],
    });
  });

  it('is told apart from one that only completes a password', async () => {
    const { session } = await setUp(elise, false);
    const { body } = await service.call(secondStep.own, { as: session });
    expect(body.passkeys[0].isDiscoverable).toBe(false);
  });

  it('T8: is asked for in each tab of a browser, and once', async () => {
    const { passkey, userHandle } = await setUp(wes);
    const first = await openPage();
    const second = await openPage(first.cookie);
    const answer = { ...passkey.answer({ challenge: first.challenge, isVerified: true }), userHandle };
    expect((await first.finish(answer)).status).toBe(200);
    expect(await first.finish(answer)).toMatchObject(expired);
    const other = { ...passkey.answer({ challenge: second.challenge, isVerified: true }), userHandle };
    const replies = await Promise.all([second.finish(other), second.finish(other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('T26: asks nothing for a page of another origin, and gives it no cookie', async () => {
    const headers = { origin: 'https://evil.example' };
    const reply = await service.call(signIn.passkeyAloneOptions, { headers });
    expect([reply.status, reply.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('T8: is refused in another browser, after five minutes, and with a challenge that nobody asked', async () => {
    const { passkey, userHandle } = await setUp(mei);
    const page = await openPage();
    const answer = { ...passkey.answer({ challenge: page.challenge, isVerified: true }), userHandle };
    expect(
      await page.finish(answer, { cookie: `overland_passkey=${(await openPage()).cookie}` }),
    ).toMatchObject(expired);
    expect(await page.finish(answer, { cookie: '' })).toMatchObject(expired);
    for (const challenge of ['another', 'a\u0000b'])
      expect(
        await page.finish({ ...passkey.answer({ challenge, isVerified: true }), userHandle }),
      ).toMatchObject(expired);
    expect(await page.finish({ ...answer, clientDataJSON: 'bm90IEpTT04' })).toMatchObject(expired);
    await asSystem(service, (manager) =>
      manager.query(`update passkey_challenges set expires_at = now() - interval '1 second'`),
    );
    expect(await page.finish(answer)).toMatchObject(expired);
  });

  it('T8: is refused from another origin, with a counter gone back, forged, and under the name of somebody else', async () => {
    const { passkey, userHandle } = await setUp(owen);
    const { passkey: other } = await setUp(marcus);
    const answerTo = async (change: (challenge: string) => object) => {
      const { challenge, finish } = await openPage();
      return finish({ userHandle, ...change(challenge) });
    };
    const right = (challenge: string) => passkey.answer({ challenge, isVerified: true });
    passkey.counter = 41;
    expect((await answerTo(right)).status).toBe(200);
    isRefused(
      await answerTo((challenge) =>
        passkey.answer({ challenge, isVerified: true, origin: 'https://app.overland.example.evil.example' }),
      ),
    );
    passkey.counter = 7;
    isRefused(await answerTo(right));
    passkey.counter = 60;
    isRefused(
      await answerTo((challenge) => ({ ...other.answer({ challenge, isVerified: true }), id: passkey.id })),
    );
    isRefused(await answerTo((challenge) => ({ ...right(challenge), userHandle: handleOf(marcus) })));
    for (const handle of ['bm90IGFuIGlk', handleOf({ ...owen, id: 'de000000-0001-4000-8000-00000000ffff' })])
      isRefused(await answerTo((challenge) => ({ ...right(challenge), userHandle: handle })));
    expect((await answerTo(right)).status).toBe(200);
  });

  it('is refused in plain words where it checks nobody or is not discoverable, and still completes a password', async () => {
    const { passkey, userHandle } = await setUp(rosa);
    const unchecked = await openPage();
    const replies = [
      await unchecked.finish({ ...passkey.answer({ challenge: unchecked.challenge }), userHandle }),
    ];
    const nameless = await openPage();
    replies.push(await nameless.finish(passkey.answer({ challenge: nameless.challenge, isVerified: true })));
    for (const { status, body } of replies) {
      expect([status, body.code]).toEqual([401, 'wrongCredentials']);
      expect(body.message).toMatch(/cannot replace your password/);
    }
  });

  it('opens nothing for a person who is archived, or once it was removed', async () => {
    const { session, passkey, userHandle } = await setUp(julian);
    const tryIt = async () => {
      const { challenge, finish } = await openPage();
      return finish({ ...passkey.answer({ challenge, isVerified: true }), userHandle });
    };
    const status = async (to: 'Archived' | 'Active') =>
      service.call(userEdits.setStatus, {
        as: await logIn(service, dana),
        params: { userId: julian.id },
        body: { status: to },
      });
    expect((await status('Archived')).status).toBe(200);
    isRefused(await tryIt());
    await status('Active');
    expect((await tryIt()).status).toBe(200);
    const [kept] = (await service.call(secondStep.own, { as: session })).body.passkeys;
    await service.call(secondStep.removePasskey, { as: session, params: { passkeyId: kept._id } });
    isRefused(await tryIt());
  });

  it('T10: shares the wrong tries of its account with its passwords', async () => {
    const { passkey, userHandle } = await setUp(dana);
    for (let tries = 0; tries < maxWrongTriesPerDay; tries += 1) {
      const { challenge, finish } = await openPage();
      isRefused(
        await finish({ ...passkey.answer({ challenge, origin: 'https://evil.example' }), userHandle }),
      );
    }
    const { challenge, finish } = await openPage();
    const right = { ...passkey.answer({ challenge, isVerified: true }), userHandle };
    expect(await finish(right)).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
  });
});
