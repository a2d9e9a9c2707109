import { randomUUID } from 'node:crypto';
import { type Session, users } from '@overland/contracts';
import { portalScope, withPortal } from '@overland/service-kit';
import { aSession, type TestService } from '@overland/service-kit/testing';
import * as z from 'zod/mini';
import { demoPortals } from '../demo/demo-portals.js';
import { type DemoUser, demoUsers } from '../demo/demo-users.js';
import { asSystem, startIdentity } from '../testing/start-identity.js';

const sessionOf = (user: DemoUser): Session =>
  aSession({ userId: user.id, role: user.role, portalId: user.portalId, isSuperAdmin: user.isSuperAdmin });
const { dana, marcus, kayla, ingrid, mei } = demoUsers;
const everyone = Object.values(demoUsers);
const emails = (rows: { email: string }[]) => rows.map(({ email }) => email);

describe('users', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startIdentity();
  });
  afterAll(() => service.close());

  const list = (as: Session, query: Record<string, unknown> = {}) => service.call(users.list, { as, query });

  it('shows the own account, without the password', async () => {
    const reply = await service.call(users.own, { as: sessionOf(kayla) });

    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      _id: kayla.id,
      userId: kayla.id,
      version: 1,
      portalId: demoPortals.loneStar._id,
      companyName: 'Lone Star Motors',
      firstName: 'Kayla',
      lastName: 'Brandt',
      email: 'kayla@lonestarmotors.example',
      phone: '(214) 555-0123',
      mobilePhone: '',
      role: 'User',
      isSuperAdmin: false,
      status: 'Active',
      createdAt: expect.any(String),
      archivedAt: null,
      lastSignedInAt: expect.any(String),
      invitedAt: null,
      invitationEndsAt: null,
      secondStep: 'emailCode',
    });
  });

  it('names the people of the own company to everybody in it, and nothing else of them', async () => {
    const { body } = await service.call(users.names, {
      as: sessionOf(kayla),
      query: { portalId: mei.portalId },
    });
    const colleagues = everyone.filter(({ portalId }) => portalId === kayla.portalId);
    expect(body.map(({ _id }: { _id: string }) => _id).sort()).toEqual(colleagues.map(({ id }) => id).sort());
    expect(body).toContainEqual({ _id: kayla.id, name: 'Kayla Brandt', isArchived: false });
  });

  it('names the provider’s staff to MCAdmin, and the people of a company that is asked for', async () => {
    const ids = async (query: Record<string, unknown>) =>
      (await service.call(users.names, { as: sessionOf(dana), query })).body.map(
        ({ _id }: { _id: string }) => _id,
      );
    const staff = everyone.filter(({ role }) => role === 'MCAdmin').map(({ id }) => id);
    expect((await ids({})).sort()).toEqual(staff.sort());
    expect(await ids({ portalId: kayla.portalId })).toEqual(expect.arrayContaining([...staff, kayla.id]));
    expect(await ids({ portalId: kayla.portalId })).not.toContain(mei.id);
  });

  it.each([users.own, users.get, users.list, users.listOfPortal, users.listAll])(
    'needs a token: $method $path',
    async (endpoint) => {
      const params = { userId: kayla.id, portalId: kayla.portalId };
      expect((await service.call(endpoint, { params })).status).toBe(401);
    },
  );

  it.each([users.get, users.list, users.listOfPortal, users.listAll])(
    'is not for role User: $method $path',
    async (endpoint) => {
      const params = { userId: kayla.id, portalId: kayla.portalId };
      expect((await service.call(endpoint, { params, as: sessionOf(kayla) })).status).toBe(403);
    },
  );

  it('refuses an Admin the users of all portals', async () => {
    expect((await service.call(users.listAll, { as: sessionOf(marcus) })).status).toBe(403);
  });

  it('answers a user of another portal like one that does not exist', async () => {
    const as = sessionOf(marcus);
    const replies = [];
    for (const userId of [mei.id, randomUUID(), 'not-an-id', dana.id]) {
      replies.push(await service.call(users.get, { params: { userId }, as }));
    }

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(replies.map(({ body }) => body.message)).size).toBe(1);
    expect((await service.call(users.get, { params: { userId: kayla.id }, as })).body.email).toBe(
      kayla.email,
    );
    expect((await service.call(users.get, { params: { userId: mei.id }, as: sessionOf(dana) })).status).toBe(
      200,
    );
  });

  it('lists the own portal to an Admin, whatever portal is asked for', async () => {
    const own = everyone.filter(({ portalId }) => portalId === marcus.portalId);
    const replies = [
      await list(sessionOf(marcus)),
      await list(sessionOf(marcus), { portalId: demoPortals.northgate._id }),
    ];

    for (const { status, body } of replies) {
      expect([status, body.total, body.next]).toEqual([200, own.length, null]);
      expect(emails(body.rows).sort()).toEqual(emails(own).sort());
    }
  });

  it('lists all users to MCAdmin, or those of the portal viewed as', async () => {
    expect((await list(sessionOf(dana))).body.total).toBe(everyone.length);
    const { body } = await list(sessionOf(dana), { portalId: demoPortals.northgate._id });
    expect(emails(body.rows)).toEqual([demoUsers.owen.email, ingrid.email, mei.email]);
    const all = await service.call(users.listAll, { as: sessionOf(dana) });
    expect(all.body.total).toBe(everyone.length);
  });

  it('lists users as the contract describes them', async () => {
    const { body } = await list(sessionOf(dana));

    expect(z.safeParse(users.list.reply, body).error).toBeUndefined();
    const own = (await service.call(users.own, { as: sessionOf(dana) })).body;
    expect(body.rows.find(({ _id }: { _id: string }) => _id === dana.id)).toEqual(own);
  });

  it('lists the users of one portal to its Admin and to MCAdmin', async () => {
    const of = (portalId: string, as: Session) =>
      service.call(users.listOfPortal, { params: { portalId }, as });
    const { northgate } = demoPortals;

    expect((await of(northgate._id, sessionOf(ingrid))).body.total).toBe(3);
    expect((await of(northgate._id, sessionOf(dana))).body.total).toBe(3);
    expect((await of(northgate._id, sessionOf(marcus))).status).toBe(404);
    expect((await of(randomUUID(), sessionOf(dana))).status).toBe(404);
  });

  it.each([
    ['lastName', '1', (user: DemoUser) => user.lastName.toLowerCase()],
    ['email', '-1', (user: DemoUser) => user.email],
    ['role', '1', (user: DemoUser) => user.role],
    ['createdAt', '-1', (user: DemoUser) => everyone.indexOf(user).toString().padStart(2, '0')],
  ])('pages by %s %s without losing or repeating anyone', async (sortby, sortorder, keyOf) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await list(sessionOf(dana), {
        sortby,
        sortorder,
        limit: 3,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...emails(body.rows));
      cursor = body.next ?? undefined;
    } while (cursor);

    const keys = seen.map((email) => keyOf(everyone.find((user) => user.email === email) ?? dana));
    const sorted = [...keys].sort();
    expect(new Set(seen).size).toBe(everyone.length);
    expect(keys).toEqual(sortorder === '1' ? sorted : sorted.reverse());
  });

  it('pages by skip as well', async () => {
    const whole = await list(sessionOf(dana));
    const { body } = await list(sessionOf(dana), { skip: 4, limit: 2 });

    expect(body.rows).toEqual(whole.body.rows.slice(4, 6));
  });

  it('finds by name, email and company, and takes wildcards literally', async () => {
    const found = async (searchText: string) => (await list(sessionOf(dana), { searchText })).body.total;

    expect(await found('hALVORsen')).toBe(1);
    expect(await found('@meridianwhiteglove')).toBe(3);
    expect(await found('Lone Star')).toBe(5);
    expect(await found('%')).toBe(0);
    expect(await found("'; drop table users; --")).toBe(0);
  });

  it.each([
    { cursor: 'nonsense' },
    { cursor: Buffer.from('{"v":1,"sort":5,"id":"x"}').toString('base64url') },
    {
      cursor: Buffer.from(`{"v":1,"sort":"2026-02-30","id":"${kayla.id}"}`).toString('base64url'),
      sortby: 'createdAt',
    },
    { sortby: 'password_hash' },
    { sortorder: 'asc; drop table users' },
    { limit: '100000' },
    { limit: { $gt: 1 } },
    { portalId: 'x' },
    { isSuperAdmin: 'true' },
  ])('refuses a query of the wrong shape: %j', async (query) => {
    expect((await list(sessionOf(dana), query)).status).toBe(400);
  });

  describe('exports', () => {
    const exported = async (as: Session, query: Record<string, string> = {}) =>
      (await service.call(users.export, { as, query })).raw.toString();

    it('what the filter finds, with how each person stands', async () => {
      const text = await exported(sessionOf(marcus), { status: 'Archived' });
      const [header, ...rows] = text.trim().split('\r\n');
      expect(header).toContain('First name,Last name,Email');
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatch(/^Samuel,Pruitt,samuel@.*,Lone Star Motors,User,Archived,.*,Code by email$/);
    });

    it('T3: those of the own company only, whatever is asked for', async () => {
      const { portalId } = mei;
      expect(await exported(sessionOf(marcus), { portalId })).not.toContain(mei.email);
      expect(await exported(sessionOf(dana), { portalId })).toContain(mei.email);
      expect((await service.call(users.export, { as: sessionOf(kayla) })).status).toBe(403);
    });

    it('T19: with nothing that a spreadsheet calculates', async () => {
      const { portalId } = mei;
      await asSystem(service, (manager) =>
        manager.query(`update users set first_name = '=1+1' where id = $1`, [mei.id]),
      );
      expect(await exported(sessionOf(dana), { portalId })).toContain("'=1+1");
    });
  });

  it('keeps portals apart by row-level security alone, even when a query forgets the portal', async () => {
    const scope = portalScope(sessionOf(marcus));
    const seen = await withPortal(service.dataSource, scope, async (manager) => ({
      users: await manager.query<{ portal_id: string }[]>('select portal_id from users'),
      portals: await manager.query('select id from portals'),
      stolen: await manager.query(`update users set role = 'Admin' where portal_id <> $1`, [marcus.portalId]),
    }));

    expect(new Set(seen.users.map(({ portal_id }) => portal_id))).toEqual(new Set([marcus.portalId]));
    expect(seen.portals).toEqual([{ id: marcus.portalId }]);
    expect(seen.stolen[1]).toBe(0);
    expect(await service.dataSource.query('select id from users')).toEqual([]);
    await expect(
      withPortal(service.dataSource, scope, (manager) =>
        manager.query('update users set portal_id = $1 where id = $2', [demoPortals.northgate._id, kayla.id]),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  it.each(['admin', 'ADMIN', 'Admin ', 'ＡＤＭＩＮ', 'mcadmin', 'MCAdmin\u200b'])(
    'has no role spelt "%s"',
    async (role) => {
      const change = asSystem(service, (manager) =>
        manager.query('update users set role = $1 where id = $2', [role, kayla.id]),
      );
      await expect(change).rejects.toThrow(/users_role_check/);
    },
  );

  it('allows super admins among MCAdmin only, and no address twice', async () => {
    const change = (set: string) =>
      asSystem(service, (manager) => manager.query(`update users set ${set} where id = $1`, [marcus.id]));

    await expect(change('is_super_admin = true')).rejects.toThrow(/users_super_admin_is_mc_admin/);
    await expect(change(`email = '${kayla.email}'`)).rejects.toThrow(/users_email/);
    await expect(change(`email = 'Marcus@lonestarmotors.example'`)).rejects.toThrow(/users_email_check/);
  });

  it('tells other services who somebody is by now, and nobody else', async () => {
    const ask = (as: Session | 'service' | null, userId: string) =>
      service.call(users.person, { as, body: { userId } });
    expect((await ask('service', kayla.id)).body).toEqual({
      portalId: kayla.portalId,
      firstName: 'Kayla',
      email: 'kayla@lonestarmotors.example',
      role: 'User',
      isSuperAdmin: false,
      isActive: true,
    });
    expect((await ask('service', randomUUID())).status).toBe(404);
    expect((await ask(sessionOf(dana), kayla.id)).status).toBe(401);
    expect((await ask(null, kayla.id)).status).toBe(401);
  });
});
