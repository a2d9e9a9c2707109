import { account, type Session, signIn, users } from '@overland/contracts';
import type { TestService } from '@overland/service-kit/testing';
import { demoUsers } from '../demo/demo-users.js';
import { asSystem, logIn, passwordOf, startIdentity } from '../testing/start-identity.js';

const { elise, kayla, marcus, mei, rosa } = demoUsers;

describe('the own account', () => {
  let service: TestService;
  let own: Session;

  beforeAll(async () => {
    service = await startIdentity();
    own = await logIn(service, kayla);
  });
  afterAll(() => service.close());

  const details = {
    email: kayla.email,
    firstName: 'Kayla',
    lastName: kayla.lastName,
    phone: '(214) 555-0199',
    mobilePhone: '',
  };
  let version = 1;
  /** Uses the current version, unless the body has another. */
  const update = async (body: object, as = own) => {
    const reply = await service.call(account.update, { as, body: { version, ...body } });
    if (reply.status === 200) version = reply.body.version;
    return reply;
  };
  const changePassword = (body: object) => service.call(account.changePassword, { as: own, body });
  const isActive = async ({ sessionId }: Session) =>
    (await service.call(signIn.checkSession, { as: 'service', body: { sessionId } })).body.isActive;

  it('keeps the details that its owner enters', async () => {
    expect((await update(details)).body).toMatchObject({ phone: '(214) 555-0199', role: 'User' });
    expect((await service.call(users.own, { as: own })).body.phone).toBe('(214) 555-0199');
  });

  it('is not overwritten by a form that was filled from an older version', async () => {
    const late = await update({ ...details, phone: '(214) 555-0177', version: version - 1 });
    expect(late).toMatchObject({
      status: 409,
      body: { details: { user: { phone: '(214) 555-0199', version } } },
    });
    expect(late.body.details.user).not.toHaveProperty('passwordHash');
  });

  it('T4, T28: changes neither role nor company nor status', async () => {
    for (const field of [
      { role: 'Admin' },
      { portalId: marcus.portalId },
      { status: 'Active' },
      { isSuperAdmin: true },
    ]) {
      expect((await update({ ...details, ...field })).status).toBe(400);
    }
  });

  it('T28: is closed to somebody who was archived, token or not', async () => {
    const archived = { ...own, userId: demoUsers.samuel.id };
    expect((await update(details, archived)).status).toBe(401);
  });

  it('T30: takes a new email address with the current password only', async () => {
    const email = 'kayla.new@lonestarmotors.example';
    for (const currentPassword of ['', 'something else entirely']) {
      expect((await update({ ...details, email, currentPassword })).body.errors).toMatchObject([
        { path: 'currentPassword' },
      ]);
    }
    const changed = await update({ ...details, email, currentPassword: passwordOf(kayla) });
    expect(changed.body).toMatchObject({ email });
    const told = (await service.outbox()).filter(({ type }) => type === 'emailAddress.changed');
    expect(told).toMatchObject([{ payload: { email: kayla.email } }]);
    const back = await update({ ...details, currentPassword: passwordOf(kayla) });
    expect(back.body).toMatchObject({ email: kayla.email });
  });

  it('takes no address that somebody else has', async () => {
    const taken = { ...details, email: rosa.email, currentPassword: passwordOf(kayla) };
    expect((await update(taken)).body.errors).toEqual([
      { path: 'email', message: 'Somebody with this email address already has an account.' },
    ]);
  });

  describe('and its password', () => {
    const wanted = 'a quiet morning by the lake';

    it('is not changed without the current one', async () => {
      const refused = await changePassword({ currentPassword: 'something else entirely', password: wanted });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'currentPassword' }] } });
    });

    it('is not changed to one that many people use', async () => {
      const body = { currentPassword: passwordOf(kayla), password: 'passwordpassword' };
      expect(await changePassword(body)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'password' }] },
      });
    });

    it('is changed, which ends all other sessions and is told by email', async () => {
      const other = await logIn(service, rosa);
      const here = await logIn(service, rosa);
      const body = { currentPassword: passwordOf(rosa), password: wanted };
      const { status } = await service.call(account.changePassword, { as: here, body });
      expect(status).toBe(200);
      expect([await isActive(other), await isActive(here)]).toEqual([false, true]);
      const told = (await service.outbox()).filter(({ type }) => type === 'password.changed');
      expect(told).toMatchObject([{ payload: { email: rosa.email } }]);
      const old = { body: { email: rosa.email, password: passwordOf(rosa) } };
      expect((await service.call(signIn.verifyEmail, old)).status).toBe(401);
    });

    it('cannot be guessed through the form', async () => {
      const guess = () => changePassword({ currentPassword: 'wrong guess of mine', password: wanted });
      const statuses: number[] = [];
      for (let tries = 0; tries < 21; tries += 1) statuses.push((await guess()).status);
      expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
    });
  });

  describe('and its session after a while', () => {
    const confirm = (as: Session, password: string) =>
      service.call(account.confirm, { as, body: { password } });
    const isConfirmed = async ({ sessionId }: Session) =>
      (await service.call(signIn.checkSession, { as: 'service', body: { sessionId } })).body.isConfirmed;

    async function oldSession(): Promise<Session> {
      const session = await logIn(service, marcus);
      await asSystem(service, (manager) =>
        manager.query(`update sessions set confirmed_at = now() - interval '1 hour' where id = $1`, [
          session.sessionId,
        ]),
      );
      return session;
    }
    const recorded = (action: string) =>
      asSystem(service, (manager) =>
        manager.query<object[]>('select actor_id, user_id, portal_id from audit where action = $1', [action]),
      );

    it('is confirmed by the password, and no other session with it', async () => {
      const [here, other] = [await oldSession(), await oldSession()];
      expect((await confirm(here, passwordOf(marcus))).status).toBe(200);
      expect([await isConfirmed(here), await isConfirmed(other)]).toEqual([true, false]);
      const { id, portalId } = marcus;
      expect(await recorded('session.confirmed')).toEqual([
        { actor_id: id, user_id: id, portal_id: portalId },
      ]);
    });

    it('is not confirmed by a wrong password, which is recorded', async () => {
      const here = await oldSession();
      const refused = await confirm(here, 'something else entirely');
      const message = 'This is not your current password.';
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'password', message }] } });
      expect((await confirm(here, '')).status).toBe(400);
      expect(await isConfirmed(here)).toBe(false);
      expect(await recorded('signIn.refused')).toContainEqual(
        expect.objectContaining({ actor_id: marcus.id }),
      );
    });

    it('is not confirmed by many guesses, which keep out no other session', async () => {
      const [here, other] = [await logIn(service, mei), await logIn(service, mei)];
      const statuses: number[] = [];
      for (let tries = 0; tries < 21; tries += 1) statuses.push((await confirm(here, 'my guess')).status);
      expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
      expect((await confirm(here, passwordOf(mei))).status).toBe(429);
      expect((await confirm(other, passwordOf(mei))).status).toBe(200);
    });

    it('is confirmed, and password and address change, while strangers guess at the sign-in', async () => {
      const here = await logIn(service, elise);
      const password = passwordOf(elise);
      const guess = () =>
        service.call(signIn.verifyEmail, { body: { email: elise.email, password: 'my guess' } });
      for (let tries = 0; tries < 20; tries += 1) await guess();
      expect((await guess()).status).toBe(429);
      expect((await confirm(here, password)).status).toBe(200);
      const { firstName, lastName } = elise;
      const moved = {
        email: 'elise.new@meridianwhiteglove.example',
        firstName,
        lastName,
        phone: '',
        mobilePhone: '',
      };
      const update = { as: here, body: { ...moved, currentPassword: password, version: 1 } };
      expect((await service.call(account.update, update)).status).toBe(200);
      const change = { currentPassword: password, password: 'a quiet morning by the lake' };
      expect((await service.call(account.changePassword, { as: here, body: change })).status).toBe(200);
    });
  });

  describe('and its sessions', () => {
    const list = async () => (await service.call(account.sessions, { as: own })).body.sessions;

    it('are listed with the one that asks marked', async () => {
      const sessions = await list();
      expect(sessions.filter(({ isThisOne }: { isThisOne: boolean }) => isThisOne)).toEqual([
        expect.objectContaining({ _id: own.sessionId, device: 'Unknown device' }),
      ]);
    });

    it('end one by one', async () => {
      const other = await logIn(service, marcus);
      const end = (sessionId: string, as: Session) =>
        service.call(account.endSession, { as, params: { sessionId } });
      expect((await end(other.sessionId, own)).status).toBe(404);
      expect(await isActive(other)).toBe(true);
      expect((await end(other.sessionId, other)).status).toBe(200);
      expect(await isActive(other)).toBe(false);
    });

    it('end all but the one that asks', async () => {
      const other = await logIn(service, marcus);
      const here = await logIn(service, marcus);
      await service.call(account.endOtherSessions, { as: here });
      expect([await isActive(other), await isActive(here)]).toEqual([false, true]);
    });
  });
});
