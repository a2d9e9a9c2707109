import { audit, type Session, secondStep, signIn, userEdits, users } from '@overland/contracts';
import { Clock, FixedClock } from '@overland/service-kit';
import type { TestReply, TestService } from '@overland/service-kit/testing';
import { demoUsers } from '../demo/demo-users.js';
import { asSystem, cookieOf, logIn, mailed, passwordOf, startIdentity } from '../testing/start-identity.js';
import { hashRecoveryCode } from './recovery-code.js';
import { totpCode } from './totp.js';

const { kayla, marcus, wes, mei, owen, rosa, dana } = demoUsers;
type Person = typeof kayla;

describe('second steps', () => {
  const clock = new FixedClock(new Date());
  let service: TestService;

  beforeAll(async () => {
    service = await startIdentity({ overrides: [[Clock, clock]] });
  });
  afterAll(() => service.close());

  const start = async (as: Session): Promise<string> =>
    (await service.call(secondStep.startAuthenticator, { as })).body.secret;
  const confirm = (as: Session, code: string) =>
    service.call(secondStep.confirmAuthenticator, { as, body: { code } });
  const own = async (as: Session) => (await service.call(secondStep.own, { as })).body;
  /** A current, unused code: each call is 30 seconds later. */
  const nextCode = (secret: string) => {
    clock.advanceSeconds(30);
    return totpCode(secret, clock.now());
  };

  async function setUp(person: Person) {
    const session = await logIn(service, person);
    const secret = await start(session);
    const { body } = await confirm(session, nextCode(secret));
    return { session, secret, recoveryCodes: body.recoveryCodes as string[] };
  }

  async function givePassword(person: Person) {
    const body = { email: person.email, password: passwordOf(person) };
    const reply = await service.call(signIn.verifyEmail, { body });
    return { steps: reply.body.steps, cookie: `overland_challenge=${cookieOf(reply, 'overland_challenge')}` };
  }

  const giveStep = (
    person: Person,
    cookie: string,
    given: { step?: string; code: string },
  ): Promise<TestReply> =>
    service.call(signIn.login, { body: { email: person.email, ...given }, headers: { cookie } });

  const trail = (userId: string) =>
    asSystem(service, (manager) =>
      manager.query<{ action: string; changes: unknown }[]>(
        'select action, changes from audit where user_id = $1 order by id',
        [userId],
      ),
    );
  const told = async (userId: string) =>
    (await service.outbox()).flatMap(({ type, payload }) => {
      const { userId: owner, change } = payload as { userId: string; change: string };
      return type === 'secondStep.changed' && owner === userId ? [change] : [];
    });

  it('are none for a new person, who gets a code by email', async () => {
    const before = (await mailed(service, 'signIn.codeIssued')).length;
    expect((await givePassword(marcus)).steps).toEqual(['emailCode']);
    expect(await mailed(service, 'signIn.codeIssued')).toHaveLength(before + 1);
  });

  describe('an authenticator app', () => {
    it('counts only once one of its codes was entered, and brings ten recovery codes', async () => {
      const session = await logIn(service, kayla);
      const secret = await start(session);
      expect(await own(session)).toMatchObject({ authenticator: null, recoveryCodes: { left: 0 } });

      expect((await confirm(session, '000000')).body.errors).toEqual([
        { path: 'code', message: 'That code is not right or has expired.' },
      ]);
      const confirmed = await confirm(session, nextCode(secret));
      expect(confirmed.body.recoveryCodes).toHaveLength(10);
      expect(await own(session)).toMatchObject({
        authenticator: { lastUsedAt: clock.now().toISOString() },
        recoveryCodes: { left: 10 },
      });
      expect(await told(kayla.id)).toEqual(['authenticatorAdded']);
      expect(await trail(kayla.id)).toContainEqual({
        action: 'secondStep.added',
        changes: [{ what: 'Second step', from: null, to: 'Authenticator app' }],
      });
      const lately = await service.call(audit.own, { as: session });
      expect(lately.body.rows[0].what).toBe('Added a second step: Authenticator app');
      expect((await service.call(secondStep.startAuthenticator, { as: session })).status).toBe(409);
    });

    it('completes a sign-in without any email, and the list of users shows it', async () => {
      const { session, secret } = await setUp(wes);
      const sent = (await mailed(service, 'signIn.codeIssued')).length;
      const { steps, cookie } = await givePassword(wes);
      expect(steps).toEqual(['authenticator', 'recoveryCode', 'emailCode']);
      const reply = await giveStep(wes, cookie, { step: 'authenticator', code: nextCode(secret) });
      expect(reply).toMatchObject({ status: 200, body: { userId: wes.id } });
      expect(await mailed(service, 'signIn.codeIssued')).toHaveLength(sent);
      expect((await service.call(users.own, { as: session })).body.secondStep).toBe('authenticator');
      expect((await trail(wes.id)).at(-1)).toEqual({
        action: 'signIn.done',
        changes: [{ what: 'Second step', from: '', to: 'Authenticator app' }],
      });
    });

    it('T8: a code that was used once is refused, also the one before it', async () => {
      const { secret } = await setUp(mei);
      const earlier = totpCode(secret, clock.now());
      const code = nextCode(secret);
      const first = await givePassword(mei);
      expect((await giveStep(mei, first.cookie, { step: 'authenticator', code })).status).toBe(200);
      const second = await givePassword(mei);
      for (const used of [code, earlier]) {
        const reply = await giveStep(mei, second.cookie, { step: 'authenticator', code: used });
        expect(reply).toMatchObject({ status: 401, body: { code: 'wrongCode' } });
      }
    });

    it('T8: one code in two browsers at the same time gives one session', async () => {
      const { secret } = await setUp(owen);
      const code = nextCode(secret);
      const browsers = [await givePassword(owen), await givePassword(owen)];
      const replies = await Promise.all(
        browsers.map(({ cookie }) => giveStep(owen, cookie, { step: 'authenticator', code })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    it('T8: five wrong codes, of whatever step, end the sign-in', async () => {
      const { secret, recoveryCodes } = await setUp(rosa);
      const { cookie } = await givePassword(rosa);
      const steps = ['authenticator', 'recoveryCode', 'emailCode', 'authenticator', 'recoveryCode'];
      for (const step of steps) {
        expect((await giveStep(rosa, cookie, { step, code: '000000' })).status).toBe(401);
      }
      const code = nextCode(secret);
      expect((await giveStep(rosa, cookie, { step: 'authenticator', code })).status).toBe(401);
      const recovery = { step: 'recoveryCode', code: recoveryCodes[0] ?? '' };
      expect((await giveStep(rosa, cookie, recovery)).status).toBe(401);
    });

    it('leaves a line of each wrong code with its step in the audit trail, and nothing that was typed', async () => {
      const { cookie } = await givePassword(rosa);
      const before = (await trail(rosa.id)).length;
      const steps = ['authenticator', 'recoveryCode', 'emailCode', 'emailCode', 'emailCode', 'emailCode'];
      for (const step of steps) await giveStep(rosa, cookie, { step, code: '918273' });
      const lines = (await trail(rosa.id)).slice(before);
      const line = (action: string, to: string) => ({
        action,
        changes: [{ what: 'Second step', from: '', to }],
      });
      expect(lines).toEqual([
        line('signIn.codeWrong', 'Authenticator app'),
        line('signIn.codeWrong', 'Recovery code'),
        line('signIn.codeWrong', 'Code by email'),
        line('signIn.codeWrong', 'Code by email'),
        line('signIn.codeDead', 'Code by email'),
      ]);
    });

    it('is encrypted in the database', async () => {
      const [row] = await asSystem(service, (manager) =>
        manager.query<{ secret_sealed: string }[]>('select secret_sealed from authenticators limit 1'),
      );
      expect(row?.secret_sealed).toMatch(/^v1\./);
    });
  });

  describe('recovery codes', () => {
    it('work once each, and not for somebody else', async () => {
      const [code = '', another = ''] = (await setUp(demoUsers.julian)).recoveryCodes;
      const { julian } = demoUsers;
      const first = await givePassword(julian);
      const typed = { step: 'recoveryCode', code: code.toUpperCase().replaceAll('-', ' ') };
      expect((await giveStep(julian, first.cookie, typed)).status).toBe(200);
      const second = await givePassword(julian);
      expect((await giveStep(julian, second.cookie, { step: 'recoveryCode', code })).status).toBe(401);
      const other = await givePassword(marcus);
      expect((await giveStep(marcus, other.cookie, { step: 'recoveryCode', code: another })).status).toBe(
        401,
      );
    });

    it('of four groups, as they were made before, still work once', async () => {
      const { caleb } = demoUsers;
      await setUp(caleb);
      const code = 'k3pd-7xwm-q2ya-4hfn';
      await asSystem(service, (manager) =>
        manager.query('insert into recovery_codes (user_id, code_hash, created_at) values ($1, $2, now())', [
          caleb.id,
          hashRecoveryCode(code, caleb.id),
        ]),
      );
      const statuses: number[] = [];
      for (const { cookie } of [await givePassword(caleb), await givePassword(caleb)]) {
        statuses.push((await giveStep(caleb, cookie, { step: 'recoveryCode', code })).status);
      }
      expect(statuses).toEqual([200, 401]);
    });

    it('are renewed, after which the old ones no longer work', async () => {
      const { session, recoveryCodes } = await setUp(demoUsers.elise);
      const { elise } = demoUsers;
      const renewed = await service.call(secondStep.makeRecoveryCodes, { as: session });
      expect(renewed.body.recoveryCodes).toHaveLength(10);
      const { cookie } = await givePassword(elise);
      const old = { step: 'recoveryCode', code: recoveryCodes[0] ?? '' };
      expect((await giveStep(elise, cookie, old)).status).toBe(401);
      const fresh = { step: 'recoveryCode', code: renewed.body.recoveryCodes[0] };
      expect((await giveStep(elise, cookie, fresh)).status).toBe(200);
      expect(await told(elise.id)).toEqual(['authenticatorAdded', 'recoveryCodesMade']);
    });

    it('are not made for somebody without another second step', async () => {
      const session = await logIn(service, demoUsers.theo);
      expect((await service.call(secondStep.makeRecoveryCodes, { as: session })).status).toBe(409);
    });

    it('end with the last second step, and the code by email comes back', async () => {
      const { session, recoveryCodes } = await setUp(dana);
      expect((await service.call(secondStep.removeAuthenticator, { as: session })).status).toBe(200);
      expect((await service.call(secondStep.removeAuthenticator, { as: session })).status).toBe(404);
      expect(await own(session)).toMatchObject({ authenticator: null, recoveryCodes: { left: 0 } });
      const { steps, cookie } = await givePassword(dana);
      expect(steps).toEqual(['emailCode']);
      const old = { step: 'recoveryCode', code: recoveryCodes[0] ?? '' };
      expect((await giveStep(dana, cookie, old)).status).toBe(401);
      expect(await told(dana.id)).toEqual(['authenticatorAdded', 'authenticatorRemoved']);
    });
  });

  describe('the code by email, for somebody with another step', () => {
    it('is sent when it is asked for, once for each sign-in', async () => {
      const { ingrid } = demoUsers;
      await setUp(ingrid);
      const { cookie } = await givePassword(ingrid);
      const ask = () => service.call(signIn.sendCode, { body: { email: ingrid.email }, headers: { cookie } });
      const before = (await mailed(service, 'signIn.codeIssued')).length;
      expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
      const codes = await mailed(service, 'signIn.codeIssued');
      expect(codes).toHaveLength(before + 1);
      expect((await giveStep(ingrid, cookie, { code: codes.at(-1) ?? '' })).status).toBe(200);
      expect((await ask()).status).toBe(401);
    });

    it('T8, T10: is sent again when it is asked for, ends the one before, and counts among those of the hour', async () => {
      const { caleb } = demoUsers;
      let { cookie } = await givePassword(caleb);
      const lastCode = async () => (await mailed(service, 'signIn.codeIssued')).at(-1) ?? '';
      const again = async () => {
        const body = { email: caleb.email, again: true };
        const reply = await service.call(signIn.sendCode, { body, headers: { cookie } });
        const renewed = cookieOf(reply, 'overland_challenge');
        if (renewed) cookie = `overland_challenge=${renewed}`;
        return reply.status;
      };
      const before = { cookie, code: await lastCode() };
      expect(await again()).toBe(200);
      expect((await giveStep(caleb, before.cookie, { code: before.code })).status).toBe(401);
      expect([await again(), await again(), await again(), await again()]).toEqual([200, 200, 200, 429]);
      expect((await giveStep(caleb, cookie, { code: await lastCode() })).status).toBe(200);
    });

    it('is not sent to a browser that has not given the password, nor for another address', async () => {
      const { cookie } = await givePassword(kayla);
      const ask = (email: string, headers: Record<string, string>) =>
        service.call(signIn.sendCode, { body: { email }, headers });
      const before = (await mailed(service, 'signIn.codeIssued')).length;
      expect((await ask(kayla.email, {})).status).toBe(401);
      expect((await ask(kayla.email, { cookie: `overland_challenge=${'x'.repeat(43)}` })).status).toBe(401);
      expect((await ask(marcus.email, { cookie })).status).toBe(401);
      expect(await mailed(service, 'signIn.codeIssued')).toHaveLength(before);
    });
  });

  describe('of a person who has lost them', () => {
    const { priya, hannah, andre } = demoUsers;
    const reset = (as: Session, userId: string) =>
      service.call(userEdits.resetSecondSteps, { as, params: { userId } });
    const isActive = async ({ sessionId }: Session) =>
      (await service.call(signIn.checkSession, { as: 'service', body: { sessionId } })).body.isActive;

    it('are removed by an administrator, which ends all sessions, is in the trail and told by email', async () => {
      const admin = await logIn(service, dana);
      const { session } = await setUp(hannah);
      expect((await reset(admin, hannah.id)).status).toBe(200);
      expect(await isActive(session)).toBe(false);
      expect((await givePassword(hannah)).steps).toEqual(['emailCode']);
      expect((await trail(hannah.id)).map(({ action }) => action)).toContain('secondStep.reset');
      expect(await told(hannah.id)).toEqual(['authenticatorAdded', 'reset']);
      expect((await reset(admin, hannah.id)).status).toBe(409);
    });

    it('T3: are not removed by an Admin of another company, by people below or by oneself', async () => {
      const { session } = await setUp(andre);
      expect((await reset(await logIn(service, marcus), andre.id)).status).toBe(404);
      expect((await reset(await logIn(service, priya), dana.id)).status).not.toBe(200);
      expect((await reset(session, andre.id)).status).not.toBe(200);
      expect(await own(session)).toMatchObject({ recoveryCodes: { left: 10 } });
    });
  });
});
