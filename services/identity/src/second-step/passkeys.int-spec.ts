import { type Session, secondStep, signIn, users } from '@overland/contracts';
import type { TestService } from '@overland/service-kit/testing';
import { demoUsers } from '../demo/demo-users.js';
import { SoftwarePasskey } from '../testing/software-passkey.js';
import { asSystem, cookieOf, logIn, passwordOf, startIdentity } from '../testing/start-identity.js';

const { kayla, marcus, wes, mei, owen, rosa, dana, elise, julian, theo } = demoUsers;
type Person = typeof kayla;

describe('passkeys', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startIdentity();
  });
  afterAll(() => service.close());

  const ask = async (as: Session): Promise<string> =>
    (await service.call(secondStep.passkeyOptions, { as })).body.options.challenge;
  const add = (as: Session, passkey: unknown, name = 'Laptop') =>
    service.call(secondStep.addPasskey, { as, body: { name, passkey } });
  const own = async (as: Session) => (await service.call(secondStep.own, { as })).body;

  async function setUp(person: Person) {
    const session = await logIn(service, person);
    const passkey = new SoftwarePasskey();
    const reply = await add(session, passkey.register({ challenge: await ask(session) }));
    expect(reply.status).toBe(200);
    return { session, passkey, recoveryCodes: reply.body.recoveryCodes as string[] };
  }

  /** The password step, and what the passkey is asked to sign. */
  async function begin({ email, id }: Person) {
    const reply = await service.call(signIn.verifyEmail, { body: { email, password: passwordOf({ id }) } });
    const headers = { cookie: `overland_challenge=${cookieOf(reply, 'overland_challenge')}` };
    const asked = await service.call(signIn.passkeyOptions, { body: { email }, headers });
    const challenge: string = asked.body.options.challenge;
    const finish = (passkey: unknown) =>
      service.call(signIn.loginByPasskey, { body: { email, passkey }, headers });
    return { steps: reply.body.steps, challenge, headers, finish };
  }

  const refused = { status: 401, body: { code: 'wrongCode' } };

  it('are added with a name, bring recovery codes, and complete a sign-in', async () => {
    const { session, passkey, recoveryCodes } = await setUp(kayla);
    expect(recoveryCodes).toHaveLength(10);
    const { steps, challenge, finish } = await begin(kayla);
    expect(steps).toEqual(['passkey', 'recoveryCode', 'emailCode']);
    expect(await finish(passkey.answer({ challenge }))).toMatchObject({
      status: 200,
      body: { userId: kayla.id },
    });
    const [kept] = (await own(session)).passkeys;
    expect(kept).toMatchObject({ name: 'Laptop', lastUsedAt: expect.any(String) });
    expect((await service.call(users.own, { as: session })).body.secondStep).toBe('passkey');
  });

  it('T8: an answer that was used is refused in a new sign-in, and a second time in its own', async () => {
    const { passkey } = await setUp(wes);
    const first = await begin(wes);
    const answer = passkey.answer({ challenge: first.challenge });
    expect((await first.finish(answer)).status).toBe(200);
    expect(await first.finish(answer)).toMatchObject(refused);
    const second = await begin(wes);
    expect(await second.finish(answer)).toMatchObject(refused);
  });

  it('T8: an answer from another origin is refused', async () => {
    const { passkey } = await setUp(mei);
    const { challenge, finish } = await begin(mei);
    const answer = passkey.answer({ challenge, origin: 'https://app.overland.example.evil.example' });
    expect(await finish(answer)).toMatchObject(refused);
  });

  it('T8: a copy of a passkey, whose counter is behind, is refused', async () => {
    const { passkey } = await setUp(owen);
    const first = await begin(owen);
    passkey.counter = 41;
    expect((await first.finish(passkey.answer({ challenge: first.challenge }))).status).toBe(200);
    passkey.counter = 7;
    const second = await begin(owen);
    expect(await second.finish(passkey.answer({ challenge: second.challenge }))).toMatchObject(refused);
  });

  it('T8: the passkey of somebody else is refused, and so is another key under the right name', async () => {
    const { passkey } = await setUp(rosa);
    const { passkey: other } = await setUp(marcus);
    const first = await begin(rosa);
    expect(await first.finish(other.answer({ challenge: first.challenge }))).toMatchObject(refused);
    const second = await begin(rosa);
    const forged = { ...other.answer({ challenge: second.challenge }), id: passkey.id };
    expect(await second.finish(forged)).toMatchObject(refused);
  });

  it('T8: a challenge counts for five minutes, and a wrong answer uses it up', async () => {
    const { passkey } = await setUp(dana);
    const late = await begin(dana);
    await asSystem(service, (manager) =>
      manager.query(`update passkey_challenges set expires_at = now() - interval '1 second'`),
    );
    expect(await late.finish(passkey.answer({ challenge: late.challenge }))).toMatchObject(refused);
    const wrong = await begin(dana);
    expect(await wrong.finish(passkey.answer({ challenge: 'another' }))).toMatchObject(refused);
    expect(await wrong.finish(passkey.answer({ challenge: wrong.challenge }))).toMatchObject(refused);
  });

  it('are asked for in no browser that has not given the password', async () => {
    const { headers } = await begin(marcus);
    const options = (email: string, given: Record<string, string>) =>
      service.call(signIn.passkeyOptions, { body: { email }, headers: given });
    expect((await options(marcus.email, {})).status).toBe(401);
    expect((await options(rosa.email, headers)).status).toBe(401);
  });

  it('are not added for another origin, by another session or twice', async () => {
    const session = await logIn(service, elise);
    const passkey = new SoftwarePasskey();
    const challenge = await ask(session);
    const other = await logIn(service, elise);
    expect((await add(other, passkey.register({ challenge }))).status).toBe(400);
    const abroad = passkey.register({ challenge, origin: 'https://evil.example' });
    expect((await add(session, abroad)).status).toBe(400);
    // The wrong one has used the challenge up.
    expect((await add(session, passkey.register({ challenge }))).status).toBe(400);
    const right = passkey.register({ challenge: await ask(session) });
    expect((await add(session, right)).status).toBe(200);
    expect((await add(session, right)).status).toBe(400);
    const again = passkey.register({ challenge: await ask(session) });
    expect((await add(session, again)).status).toBe(400);
    expect((await own(session)).passkeys).toHaveLength(1);
  });

  it('are renamed and removed by their owner alone', async () => {
    const { session } = await setUp(julian);
    const stranger = await logIn(service, theo);
    const passkeyId: string = (await own(session)).passkeys[0]._id;
    const params = { passkeyId };
    const rename = (as: Session) =>
      service.call(secondStep.renamePasskey, { as, params, body: { name: 'Phone' } });
    const remove = (as: Session) => service.call(secondStep.removePasskey, { as, params });
    expect([(await rename(stranger)).status, (await remove(stranger)).status]).toEqual([404, 404]);
    expect((await rename(session)).status).toBe(200);
    expect((await own(session)).passkeys[0].name).toBe('Phone');
    expect((await remove(session)).status).toBe(200);
    expect(await own(session)).toMatchObject({ passkeys: [], recoveryCodes: { left: 0 } });
    const changes = (await service.outbox()).flatMap(({ type, payload }) => {
      const { userId, change } = payload as { userId: string; change: string };
      return type === 'secondStep.changed' && userId === julian.id ? [change] : [];
    });
    expect(changes).toEqual(['passkeyAdded', 'passkeyRemoved']);
  });
});
