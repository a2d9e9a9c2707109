import { randomUUID } from 'node:crypto';
import { signIn, users } from '@overland/contracts';
import { aSession, type TestService } from '@overland/service-kit/testing';
import { demoPortals } from '../demo/demo-portals.js';
import { demoUsers } from '../demo/demo-users.js';
import { asSystem, logIn, startIdentity } from '../testing/start-identity.js';

describe('a session', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startIdentity();
  });
  afterAll(() => service.close());

  async function isActive(sessionId: string): Promise<boolean> {
    const reply = await service.call(signIn.checkSession, { body: { sessionId }, as: 'service' });
    return reply.body.isActive;
  }
  const change = (sql: string, params: unknown[]) =>
    asSystem(service, (manager) => manager.query(sql, params));

  it('is active for twelve hours after the sign-in', async () => {
    const { sessionId } = await logIn(service, demoUsers.kayla);

    expect(await isActive(sessionId)).toBe(true);
    await change(`update sessions set expires_at = expires_at - interval '12 hours' where id = $1`, [
      sessionId,
    ]);
    expect(await isActive(sessionId)).toBe(false);
  });

  it('is confirmed for a quarter of an hour after the sign-in', async () => {
    const { sessionId } = await logIn(service, demoUsers.kayla);
    const isConfirmedAfter = async (minutes: number) => {
      const sql = `update sessions set confirmed_at = now() - $1 * interval '1 minute' where id = $2`;
      await change(sql, [minutes, sessionId]);
      const reply = await service.call(signIn.checkSession, { body: { sessionId }, as: 'service' });
      return reply.body.isConfirmed;
    };
    expect([await isConfirmedAfter(0), await isConfirmedAfter(14.9), await isConfirmedAfter(15)]).toEqual([
      true,
      true,
      false,
    ]);
    await change('update sessions set confirmed_at = now(), ended_at = now() where id = $1', [sessionId]);
    const ended = await service.call(signIn.checkSession, { body: { sessionId }, as: 'service' });
    expect(ended.body).toEqual({ isActive: false, isConfirmed: false, lacksSecondStep: false });
  });

  it('ends with signing out, and others stay active', async () => {
    const [one, other] = [await logIn(service, demoUsers.wes), await logIn(service, demoUsers.wes)];
    const reply = await service.call(signIn.signOut, { as: one });

    expect(reply.status).toBe(200);
    expect([await isActive(one.sessionId), await isActive(other.sessionId)]).toEqual([false, true]);
    expect((await service.call(signIn.signOut, { as: one })).status).toBe(200);
  });

  it('ends when the user is archived, and its token no longer reads the own account', async () => {
    const session = await logIn(service, demoUsers.rosa);
    await change(`update users set status = 'Archived' where id = $1`, [demoUsers.rosa.id]);

    expect(await isActive(session.sessionId)).toBe(false);
    expect((await service.call(users.own, { as: session })).status).toBe(401);
  });

  it.each([
    ['role', `update users set role = 'User' where id = $1`, demoUsers.ingrid],
    ['super admin flag', 'update users set is_super_admin = false where id = $1', demoUsers.dana],
    ['portal', `update users set portal_id = '${demoPortals.meridian._id}' where id = $1`, demoUsers.mei],
  ])('ends when the %s changes', async (_what, sql, user) => {
    const { sessionId } = await logIn(service, user);
    await change(sql, [user.id]);

    expect(await isActive(sessionId)).toBe(false);
  });

  it('is noted as seen when it is checked, once in five minutes', async () => {
    const { sessionId } = await logIn(service, demoUsers.kayla);
    const minutesSinceSeen = async (before: number): Promise<number> => {
      await change(`update sessions set last_seen_at = now() - $1 * interval '1 minute' where id = $2`, [
        before,
        sessionId,
      ]);
      await isActive(sessionId);
      const seen =
        'select (extract(epoch from now() - last_seen_at) / 60)::int as minutes from sessions where id = $1';
      const [row] = await change(seen, [sessionId]);
      return row.minutes;
    };
    expect([await minutesSinceSeen(4), await minutesSinceSeen(6)]).toEqual([4, 0]);
  });

  it('is not active for an unknown id', async () => {
    expect(await isActive(randomUUID())).toBe(false);
  });

  it('leaves an audit trail that the service itself cannot change', async () => {
    const { userId } = await logIn(service, demoUsers.owen);
    const rows = await asSystem(service, (manager) =>
      manager.query<{ action: string }[]>('select action from audit where user_id = $1 order by id', [
        userId,
      ]),
    );

    expect(rows.map(({ action }) => action)).toEqual(['signIn.codeIssued', 'signIn.done']);
    for (const sql of ['delete from audit', `update audit set action = ''`]) {
      await expect(service.dataSource.query(sql)).rejects.toThrow(/permission denied/);
    }
  });

  it('leaves a line in the audit trail for every refused call', async () => {
    const { userId, portalId, role } = aSession({ role: 'User', portalId: demoPortals.meridian._id });
    const body = { userId, portalId, role, method: 'PUT', path: '/settings' };
    for (const _time of [1, 2]) {
      expect(await service.call(signIn.noteRefusal, { body, as: 'service' })).toMatchObject({ status: 200 });
    }

    const rows = await asSystem(service, (manager) =>
      manager.query<unknown[]>('select * from audit where actor_id = $1', [userId]),
    );
    const details = { role, method: 'PUT', path: '/settings' };
    const row = { action: 'access.refused', user_id: userId, portal_id: portalId, details };
    expect(rows).toMatchObject([row, row]);
    expect(rows).toMatchObject(Array(2).fill({ request_id: expect.stringMatching(/./) }));
  });

  it('can be reported on by services only', async () => {
    const session = await logIn(service, demoUsers.theo);
    const { userId, portalId, role } = session;
    const body = { userId, portalId, role, method: 'PUT', path: '/settings' };

    for (const as of [null, session]) {
      expect((await service.call(signIn.noteRefusal, { body, as })).status).toBe(401);
    }
  });

  it('can be checked by services only', async () => {
    const session = await logIn(service, demoUsers.theo);
    const body = { sessionId: session.sessionId };

    expect((await service.call(signIn.checkSession, { body })).status).toBe(401);
    expect((await service.call(signIn.checkSession, { body, as: session })).status).toBe(401);
  });
});
