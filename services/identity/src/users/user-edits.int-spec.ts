import { randomUUID } from 'node:crypto';
import { type Session, signIn, userEdits, users } from '@overland/contracts';
import { dayMs, hourMs } from '@overland/contracts/calendar';
import { Clock, decrypt, unconfirmedPrefix } from '@overland/service-kit';
import { aSession, FixedClock, type TestService, testKeys } from '@overland/service-kit/testing';
import { UserEntity } from '../accounts/user.entity.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { demoPortals } from '../demo/demo-portals.js';
import { type DemoUser, demoUsers } from '../demo/demo-users.js';
import { asSystem, cookieOf, logIn, mailed, startIdentity } from '../testing/start-identity.js';

const { dana, marcus, kayla, ingrid } = demoUsers;
const { loneStar, northgate } = demoPortals;
const sessionOf = ({ id, role, portalId, isSuperAdmin }: DemoUser): Session =>
  aSession({ userId: id, role, portalId, isSuperAdmin });
const superAdmin = sessionOf(dana);
const staff = { ...superAdmin, userId: randomUUID(), isSuperAdmin: false };
const admin = sessionOf(marcus);
const now = new Date();
const clock = new FixedClock(now);

describe('people who are administered', () => {
  let service: TestService;
  let count = 0;

  beforeAll(async () => {
    service = await startIdentity({ overrides: [[Clock, clock]] });
  });
  afterAll(() => service.close());
  beforeEach(() => clock.moveTo(now));

  const temporary = 'copper-lantern-meadow-42';
  const create = (more: object = {}, as: Session = admin) => {
    count += 1;
    const person = { email: `new${count}@lonestarmotors.example`, firstName: 'Tess', lastName: 'Holloway' };
    const body = { ...person, role: 'User', password: temporary, ...more };
    return service.call(userEdits.create, { as, body });
  };
  const update = (userId: string, body: object, as: Session = admin) =>
    service.call(userEdits.update, { as, params: { userId }, body: { version: 1, ...body } });
  const setStatus = (userId: string, status: string, as: Session = admin) =>
    service.call(userEdits.setStatus, { as, params: { userId }, body: { status } });
  const formOf = ({ email, firstName, lastName, phone, role }: DemoUser) => ({
    email,
    firstName,
    lastName,
    phone,
    mobilePhone: '',
    role,
  });
  const auditOf = (userId: string) =>
    asSystem(service, (manager) =>
      manager.find(AuditEntryEntity, { where: { userId }, order: { id: 'ASC' } }),
    );
  const invitations = async () => (await service.outbox()).filter(({ type }) => type === 'user.invited');

  it('are added to the own company and invited by email, with a record of it', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toMatchObject({ portalId: loneStar._id, role: 'User', status: 'Active' });
    expect(Date.parse(body.invitationEndsAt) - now.getTime()).toBe(72 * hourMs);
    const { payload } = (await invitations()).at(-1) ?? {};
    expect(payload).toMatchObject({ email: body.email, companyName: 'Lone Star Motors' });
    expect(await auditOf(body._id)).toMatchObject([{ action: 'user.created', actorId: admin.userId }]);
  });

  it('T33: are told no secret in the outbox that can be read', async () => {
    await create();
    const [invitation] = (await invitations()).slice(-1);
    const token = decrypt(String(Object(invitation?.payload).tokenSealed), testKeys().sealKey);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(invitation)).not.toContain(token);
    expect(JSON.stringify(invitation)).not.toContain(temporary);
  });

  it('T30: sign in with a temporary password to nothing but the form for an own one', async () => {
    const { body: user } = await create();
    const first = await service.call(signIn.verifyEmail, {
      body: { email: user.email, password: temporary },
    });
    const code = (await mailed(service, 'signIn.codeIssued')).at(-1);
    const headers = { cookie: `overland_challenge=${cookieOf(first, 'overland_challenge')}` };
    const reply = await service.call(signIn.login, { body: { email: user.email, code }, headers });
    expect(reply).toMatchObject({ status: 403, body: { code: 'passwordChangeRequired' } });
    const { token } = reply.body.details;
    const change = (password: string) =>
      service.call(signIn.resetPassword, { body: { password }, headers: { authorization: `JWT ${token}` } });
    expect(await change(temporary)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'password', message: expect.stringContaining('temporary password') }] },
    });
    const own = 'violet-harbour-tram-77';
    const done = await change(own);
    expect([done.status, done.body.signedIn]).toMatchObject([200, { userId: user._id, role: 'User' }]);
    expect((await change(own)).status).toBe(400);
    const { body } = await service.call(users.get, { as: admin, params: { userId: user._id } });
    expect(body).toMatchObject({ invitedAt: null, invitationEndsAt: null });
  });

  it('T30: find a temporary password useless after 72 hours', async () => {
    const { body: user } = await create();
    await asSystem(service, (manager) =>
      manager.query(`update users set must_change_password_at = now() - interval '1 second' where id = $1`, [
        user._id,
      ]),
    );
    const late = await service.call(signIn.verifyEmail, { body: { email: user.email, password: temporary } });
    expect(late.status).toBe(401);
  });

  it('are judged before the password is asked for, with all that is wrong, and never added', async () => {
    const { body: taken } = await create();
    const judged = { ...userEdits.create, path: `${unconfirmedPrefix}${userEdits.create.path}` };
    const person = { firstName: 'Tess', lastName: 'Holloway', role: 'User' };
    const judge = async (email: string, password: string) => {
      const { body } = await service.call(judged, { as: admin, body: { ...person, email, password } });
      return body.errors?.map(({ path }: { path: string }) => path) ?? body.code;
    };
    expect(await judge(taken.email, 'tess-holloway-1')).toEqual(['password', 'email']);
    // Of another company: nothing is told of it.
    expect(await judge(ingrid.email, temporary)).toBe('confirmationRequired');
    expect(await judge('fine@lonestarmotors.example', temporary)).toBe('confirmationRequired');
    const added = await asSystem(service, (manager) =>
      manager.countBy(UserEntity, { email: 'fine@lonestarmotors.example' }),
    );
    expect(added).toBe(0);
  });

  it('are refused a password that is easy to guess', async () => {
    expect((await create({ password: 'tess-holloway-1' })).status).toBe(400);
  });

  it.each<[string, object, Session, number]>([
    ['an Admin another Admin', { role: 'Admin' }, admin, 200],
    ['an Admin an MCAdmin', { role: 'MCAdmin' }, admin, 403],
    ['an Admin somebody in another company', { portalId: northgate._id }, admin, 403],
    ['an Admin a super admin', { role: 'User', isSuperAdmin: true }, admin, 403],
    ['a User anybody', {}, sessionOf(kayla), 403],
    ['MCAdmin somebody in a company', { portalId: northgate._id, role: 'Admin' }, staff, 200],
    ['MCAdmin a super admin', { role: 'MCAdmin', isSuperAdmin: true }, staff, 403],
    ['a super admin a super admin', { role: 'MCAdmin', isSuperAdmin: true }, superAdmin, 200],
    ['a super admin a super admin without the role', { role: 'Admin', isSuperAdmin: true }, superAdmin, 400],
    ['MCAdmin somebody in no company', { portalId: randomUUID() }, staff, 400],
  ])('T4: may be added: %s', async (_who, more, as, status) => {
    expect((await create(more, as)).status).toBe(status);
  });

  it('are not changed while they are archived', async () => {
    const { body: user } = await create();
    await setStatus(user._id, 'Archived');
    const { email, firstName } = user;
    const body = { email, firstName, lastName: 'Renamed', phone: '', mobilePhone: '', role: 'User' };
    expect(await update(user._id, body)).toMatchObject({
      status: 409,
      body: { message: 'This user is archived. Restore the user first.' },
    });
  });

  it.each(['admin', 'ADMIN', 'Admin ', 'mcadmin', 'MCADMIN', ' MCAdmin', 'ＭＣＡｄｍｉｎ', 'MCAdmin\u200b'])(
    'T29: have no role that is spelled "%s"',
    async (role) => {
      for (const as of [admin, superAdmin]) expect((await create({ role }, as)).status).toBe(400);
      const user = (await create()).body;
      expect((await update(user._id, { ...formOf({ ...kayla, email: user.email }), role })).status).toBe(400);
    },
  );

  it('T4: keep what no form may set', async () => {
    for (const field of [
      { status: 'Archived' },
      { userId: randomUUID() },
      { createdAt: now.toISOString() },
    ]) {
      expect((await create(field)).status).toBe(400);
      expect((await update(kayla.id, { ...formOf(kayla), ...field })).status).toBe(400);
    }
  });

  it('T35: leave a record of a changed role, old and new', async () => {
    const { body: user } = await create({ role: 'Admin' });
    const changed = await update(user._id, { ...formOf({ ...kayla, email: user.email }), role: 'User' });
    expect(changed.body.role).toBe('User');
    const [, entry] = await auditOf(user._id);
    expect(entry?.changes).toContainEqual({ what: 'Role', from: 'Admin', to: 'User' });
  });

  it('are not overwritten by a form that was filled from an older version', async () => {
    const { body: user } = await create();
    const form = formOf({ ...kayla, email: user.email });
    expect((await update(user._id, { ...form, phone: '(214) 555-0111' })).body.version).toBe(2);
    const late = await update(user._id, { ...form, firstName: 'Theresa' });
    expect(late).toMatchObject({
      status: 409,
      body: { details: { user: { _id: user._id, phone: '(214) 555-0111', version: 2 } } },
    });
    const checked = { ...form, phone: '(214) 555-0111', firstName: 'Theresa', version: 2 };
    expect((await update(user._id, checked)).body).toMatchObject({ firstName: 'Theresa', version: 3 });
  });

  it('are changed by one of two forms that are sent at the same time', async () => {
    const { body: user } = await create();
    const form = formOf({ ...kayla, email: user.email });
    const replies = await Promise.all(
      ['Tessa', 'Theresa'].map((firstName) => update(user._id, { ...form, firstName })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('stay as they are when the same values are saved again, whatever the version', async () => {
    const { body: user } = await create();
    const form = { ...formOf({ ...kayla, email: user.email }), lastName: 'Renamed' };
    await update(user._id, form);
    expect(await update(user._id, form)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await auditOf(user._id)).toHaveLength(2);
  });

  it.each([{}, { version: 0 }, { version: '1' }])(
    'are not changed with %j as their version',
    async (given) => {
      const { body: user } = await create();
      const body = { ...formOf({ ...kayla, email: user.email }), version: undefined, ...given };
      expect((await update(user._id, body)).status).toBe(400);
    },
  );

  it('T3: of another company are not found, to read and to change', async () => {
    for (const reply of [
      await update(ingrid.id, formOf(ingrid)),
      await setStatus(ingrid.id, 'Archived'),
      await service.call(userEdits.invite, { as: admin, params: { userId: ingrid.id } }),
      await service.call(userEdits.endSessions, { as: admin, params: { userId: ingrid.id } }),
    ]) {
      expect(reply.status).toBe(404);
    }
  });

  it('T39: are archived, which ends their sessions, and restored within 30 days as they were', async () => {
    const before = (await service.call(users.get, { as: admin, params: { userId: kayla.id } })).body;
    const { sessionId } = await logIn(service, kayla);
    expect((await setStatus(kayla.id, 'Archived')).body.archivedAt).toBe(now.toISOString());
    const check = await service.call(signIn.checkSession, { as: 'service', body: { sessionId } });
    expect(check.body.isActive).toBe(false);
    clock.moveTo(new Date(now.getTime() + 30 * dayMs));
    const { body } = await setStatus(kayla.id, 'Active');
    expect(body).toEqual({ ...before, lastSignedInAt: body.lastSignedInAt });
  });

  it('are not restored after 30 days', async () => {
    const { body: user } = await create();
    await setStatus(user._id, 'Archived');
    clock.moveTo(new Date(now.getTime() + 31 * dayMs));
    expect((await setStatus(user._id, 'Active')).status).toBe(409);
  });

  it('change nothing when the same status is set twice', async () => {
    const { body: user } = await create();
    await setStatus(user._id, 'Active');
    expect(await auditOf(user._id)).toHaveLength(1);
  });

  it('cannot archive themselves or change their own role', async () => {
    expect((await setStatus(marcus.id, 'Archived')).status).toBe(409);
    expect((await update(marcus.id, { ...formOf(marcus), role: 'User' })).status).toBe(409);
  });

  it('always include a super admin, also when two would stop being one at the same time', async () => {
    const { body: second } = await create(
      { role: 'MCAdmin', isSuperAdmin: true, portalId: dana.portalId },
      superAdmin,
    );
    const { body: third } = await create(
      { role: 'MCAdmin', isSuperAdmin: true, portalId: dana.portalId },
      superAdmin,
    );
    await asSystem(service, (manager) =>
      manager.query(`update users set status = 'Archived' where is_super_admin and id <> all ($1)`, [
        [second._id, third._id],
      ]),
    );
    const replies = await Promise.all(
      [second, third].map(({ _id }) => setStatus(_id, 'Archived', superAdmin)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    await asSystem(service, (manager) =>
      manager.query(`update users set status = 'Active' where id = $1`, [dana.id]),
    );
  });

  it('get their invitation again, until they have a password of their own', async () => {
    const { body: user } = await create();
    const before = (await invitations()).length;
    clock.moveTo(new Date(now.getTime() + dayMs));
    const again = await service.call(userEdits.invite, { as: admin, params: { userId: user._id } });
    expect(Date.parse(again.body.invitationEndsAt)).toBe(now.getTime() + 4 * dayMs);
    expect((await invitations()).length).toBe(before + 1);
    const refused = await service.call(userEdits.invite, { as: admin, params: { userId: marcus.id } });
    expect(refused.status).toBe(409);
  });

  it('are signed out everywhere by an administrator', async () => {
    const { sessionId } = await logIn(service, demoUsers.rosa);
    await service.call(userEdits.endSessions, { as: admin, params: { userId: demoUsers.rosa.id } });
    const check = await service.call(signIn.checkSession, { as: 'service', body: { sessionId } });
    expect(check.body.isActive).toBe(false);
  });

  it('are listed by role and status, those who are invited apart', async () => {
    const list = async (query: object) =>
      (await service.call(users.list, { as: admin, query: { limit: '500', ...query } })).body.rows;
    const { body: invited } = await create({ role: 'Admin' });
    const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
    expect(ids(await list({ status: 'Invited' }))).toContain(invited._id);
    expect(ids(await list({ status: 'Active' }))).not.toContain(invited._id);
    expect(ids(await list({ status: 'Active', role: 'Admin' }))).toEqual([marcus.id]);
    expect(ids(await list({ status: 'Archived' }))).toContain(demoUsers.samuel.id);
    const both = ids(await list({ status: 'Active,Invited' }));
    expect(both).toEqual(expect.arrayContaining([invited._id, marcus.id]));
    expect(both).not.toContain(demoUsers.samuel.id);
  });

  it('are added once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = {
      email: 'once@lonestarmotors.example',
      firstName: 'On',
      lastName: 'Ce',
      role: 'User',
      password: temporary,
    };
    const call = () => service.call(userEdits.create, { as: admin, body, headers });
    const [first, second] = [await call(), await call()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body._id).toBe(second.body._id);
  });

  it('T3: are not shown to the company that they have left, however the call is repeated', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const person = { email: 'moved@lonestarmotors.example', firstName: 'Mo', lastName: 'Ved', role: 'User' };
    const body = { ...person, password: temporary };
    const call = () => service.call(userEdits.create, { as: admin, body, headers });
    const { body: created } = await call();
    const moved = { ...person, phone: '', mobilePhone: '', portalId: northgate._id };
    expect((await update(created._id, moved, staff)).status).toBe(200);
    expect((await call()).status).toBe(404);
  });
});
