import { randomUUID } from 'node:crypto';
import { type Session, signIn, type UserImport, userImports, users } from '@overland/contracts';
import { DueWorks, decrypt } from '@overland/service-kit';
import { aSession, type TestService, testKeys, until } from '@overland/service-kit/testing';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { demoPortals } from '../demo/demo-portals.js';
import { type DemoUser, demoUsers } from '../demo/demo-users.js';
import { asSystem, startIdentity } from '../testing/start-identity.js';
import { UserImportWorker } from './user-import.worker.js';

const { dana, theo, marcus, kayla, ingrid } = demoUsers;
const { loneStar, northgate } = demoPortals;
const sessionOf = ({ id, role, portalId, isSuperAdmin }: DemoUser): Session =>
  aSession({ userId: id, role, portalId, isSuperAdmin });
const admin = sessionOf(marcus);
const staff = sessionOf(theo);
const heading = 'email,first name,last name,role';

describe('a file of users', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startIdentity({ role: 'both' });
  });
  afterAll(() => service.close());

  const start = (lines: string[], as: Session = admin, headers: Record<string, string> = {}) =>
    service.call(userImports.start, { as, headers, body: { fileName: 'team.csv', csv: lines.join('\n') } });
  const get = (importId: string, as: Session = admin) =>
    service.call(userImports.get, { as, params: { userImportId: importId } });

  async function imported(lines: string[], as: Session = admin): Promise<UserImport> {
    const { status, body } = await start(lines, as);
    expect(status).toBe(200);
    await until('the import is finished', async () => (await get(body._id, as)).body.isFinished, 25);
    return (await get(body._id, as)).body;
  }
  const find = async (email: string) => {
    const as = sessionOf(dana);
    const { body } = await service.call(users.listAll, { as, query: { searchText: email } });
    return body.rows;
  };

  it('invites everybody in it by email, with a record of it, and says who was refused why', async () => {
    const found = await imported([
      heading,
      'ann@lonestarmotors.example,Ann,Archer,User',
      'not an email,Ben,Bold,User',
      'cleo@lonestarmotors.example,Cleo,Cruz,admin',
    ]);
    expect(found).toMatchObject({ total: 3, done: 2, failed: 1, companyName: 'Lone Star Motors' });
    expect(found.rows[1]).toMatchObject({ line: 3, message: 'Email is not a valid email!', userId: null });
    const [cleo] = await find('cleo@lonestarmotors.example');
    expect(cleo).toMatchObject({ role: 'Admin', portalId: loneStar._id, status: 'Active' });
    expect(cleo.invitedAt).not.toBeNull();
    const invitations = (await service.outbox()).filter(({ type }) => type === 'user.invited');
    expect(invitations.map(({ payload }) => Object(payload).email)).toEqual(
      expect.arrayContaining(['ann@lonestarmotors.example', 'cleo@lonestarmotors.example']),
    );
    const entries = await asSystem(service, (manager) =>
      manager.findBy(AuditEntryEntity, { userId: cleo._id }),
    );
    expect(entries).toMatchObject([{ action: 'user.created', actorId: marcus.id }]);
  });

  it('is checked before: it says whom it would invite, and invites nobody', async () => {
    const csv = [
      heading,
      'una@lonestarmotors.example,Una,Upton,User',
      `${kayla.email},Kay,La,User`,
      `${ingrid.email},In,Grid,User`,
    ].join('\n');
    const check = async (as: Session) =>
      (await service.call(userImports.check, { as, body: { fileName: '', csv } })).body;
    // T9: nothing is said of people of another company.
    expect((await check(admin)).rows.map(({ status }: { status: string }) => status)).toEqual([
      'waiting',
      'failed',
      'waiting',
    ]);
    expect((await check(staff)).rows[0].message).toBe('Please select a portal.');
    expect(await find('una@lonestarmotors.example')).toEqual([]);
    const as = sessionOf(kayla);
    expect((await service.call(userImports.check, { as, body: { fileName: '', csv } })).status).toBe(403);
  });

  it('adds nobody twice when it is imported again', async () => {
    const lines = [heading, 'dora@lonestarmotors.example,Dora,Day,User'];
    await imported(lines);
    const again = await imported(lines);
    expect(again.rows[0]?.message).toBe('Somebody with this email address already has an account.');
    expect(await find('dora@lonestarmotors.example')).toHaveLength(1);
  });

  it('is imported once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const lines = [heading, 'eve@lonestarmotors.example,Eve,East,User'];
    const [first, second] = [await start(lines, admin, headers), await start(lines, admin, headers)];
    expect(second.body._id).toBe(first.body._id);
    await until('the import is finished', async () => (await get(first.body._id)).body.isFinished, 25);
  });

  it('T9: refuses an address of the own company, and takes one of another as if nobody had it', async () => {
    const { rows } = await imported([
      heading,
      `${kayla.email},Kay,La,User`,
      `${ingrid.email.toUpperCase()},In,Grid,User`,
      'nobody.yet@lonestarmotors.example,No,Body,User',
    ]);
    expect(rows.map(({ status }) => status)).toEqual(['failed', 'done', 'done']);
    expect(rows[1]).toEqual({ ...rows[2], line: 3, cells: rows[1]?.cells, userId: expect.any(String) });
  });

  it('invites ten people a minute', async () => {
    const people = Array.from({ length: 12 }, (_, at) => `slow${at}@lonestarmotors.example,Slow,Lee,User`);
    const { body } = await start([heading, ...people]);
    const done = async () => (await get(body._id)).body.done;
    await until('ten are invited', async () => (await done()) === 10, 25);
    await service.app.get(DueWorks).workOff(UserImportWorker);
    expect(await done()).toBe(10);
    // Makes the import a minute older.
    await asSystem(service, (manager) =>
      manager.query(
        `update user_imports set created_at = created_at - interval '1 minute',
           due_at = due_at - interval '1 minute' where id = $1`,
        [body._id],
      ),
    );
    await until('all are invited', async () => (await get(body._id)).body.isFinished, 25);
    expect(await done()).toBe(12);
  });

  it('has no more people than the company may invite that day', async () => {
    const people = Array.from({ length: 51 }, (_, at) => `many${at}@lonestarmotors.example,Many,Lee,User`);
    const { status, body } = await start([heading, ...people]);
    expect([status, body.errors[0].path]).toEqual([400, 'csv']);
    expect(body.errors[0].message).toContain('up to 50 within a day');
  });

  it('T4: gives nobody more rights than the importer has, nor another company', async () => {
    const { rows } = await imported([
      `${heading},company`,
      'fay@lonestarmotors.example,Fay,Fox,MCAdmin,',
      `gus@lonestarmotors.example,Gus,Gray,User,${northgate.companyName}`,
    ]);
    expect(rows.map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(await find('fay@lonestarmotors.example')).toEqual([]);
    expect(await find('gus@lonestarmotors.example')).toEqual([]);
  });

  it('puts people into the companies that MCAdmin names', async () => {
    const { rows } = await imported(
      [
        `${heading},company`,
        'hal@x.example,Hal,Hill,User,northgate relocation',
        'ida@x.example,Ida,Ivy,User,',
      ],
      staff,
    );
    expect(rows.map(({ message }) => message)).toEqual([null, 'Please select a portal.']);
    expect(await find('hal@x.example')).toMatchObject([{ portalId: northgate._id }]);
  });

  it('T4: is refused once the importer may not add people any more', async () => {
    const { owen } = demoUsers;
    const { rows } = await imported([heading, 'jo@x.example,Jo,Jones,User'], {
      ...sessionOf(owen),
      role: 'Admin',
    });
    expect(rows[0]?.message).toBe('You may not add people any more.');
  });

  it('T33: leaves no password that opens the account, the link sets the first', async () => {
    await imported([heading, 'kim@lonestarmotors.example,Kim,King,User']);
    const rows = await service.outbox();
    const invitation = rows.findLast(({ type }) => type === 'user.invited');
    const token = decrypt(String(Object(invitation?.payload).tokenSealed), testKeys().sealKey);
    const body = { password: 'violet-harbour-tram-77' };
    const headers = { authorization: `JWT ${token}` };
    expect((await service.call(signIn.resetPassword, { body, headers })).status).toBe(200);
    const [kim] = await find('kim@lonestarmotors.example');
    expect(kim.invitedAt).toBeNull();
  });

  it.each([
    ['a wrong heading', ['a,b', '1,2']],
    ['nobody in it', [heading]],
    ['too many people', [heading, ...Array.from({ length: 201 }, (_, at) => `p${at}@x.example,P,Q,User`)]],
  ])('is refused as a whole with %s', async (_what, lines) => {
    expect((await start(lines)).status).toBe(400);
  });

  it('T19: gives back the refused rows harmless to a spreadsheet', async () => {
    const { _id: importId } = await imported([heading, '=cmd(),Liv,Long,User']);
    const { raw, headers } = await service.call(userImports.failed, {
      as: admin,
      params: { userImportId: importId },
    });
    expect(headers['content-type']).toContain('text/csv');
    const [, line] = raw.toString().trim().split('\r\n');
    expect(line).toMatch(/^"?'=cmd\(\)/);
    expect(line).toContain('Email is not a valid email!');
  });

  it('T3: is seen by who made it alone', async () => {
    const { _id: importId } = await imported([heading, 'max@lonestarmotors.example,Max,May,User']);
    const others = [sessionOf(ingrid), sessionOf(dana), { ...admin, userId: randomUUID() }];
    for (const as of others) {
      expect((await get(importId, as)).status).toBe(404);
      expect(
        (await service.call(userImports.failed, { as, params: { userImportId: importId } })).status,
      ).toBe(404);
      const { body } = await service.call(userImports.list, { as });
      expect(body.map(({ _id }: { _id: string }) => _id)).not.toContain(importId);
    }
    expect((await service.call(userImports.list, { as: admin })).body[0]._id).toBe(importId);
  });

  it('T2: is closed to users', async () => {
    expect((await start([heading, 'x@x.example,X,Y,User'], sessionOf(kayla))).status).toBe(403);
  });

  it('names the company in the template of MCAdmin alone', async () => {
    const headingOf = async (as: Session) =>
      (await service.call(userImports.template, { as })).raw.toString().split('\r\n')[0];
    expect(await headingOf(staff)).toContain('role,company');
    expect(await headingOf(admin)).not.toContain('company');
  });
});
