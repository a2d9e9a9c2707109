import { randomUUID } from 'node:crypto';
import { PortalRecord, PortalView, portals, type Session } from '@overland/contracts';
import { aSession, createTestDatabase, type TestService } from '@overland/service-kit/testing';
import { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { demoPortals } from '../demo/demo-portals.js';
import { type DemoUser, demoUsers } from '../demo/demo-users.js';
import { loadDemoIdentity } from '../demo/load-demo-identity.js';
import { identity } from '../index.js';
import { asSystem, passwordOf, startIdentity } from '../testing/start-identity.js';
import { PortalsRepository } from './portals.repository.js';

const sessionOf = (user: DemoUser): Session =>
  aSession({ userId: user.id, role: user.role, portalId: user.portalId, isSuperAdmin: user.isSuperAdmin });
const { dana, marcus, kayla } = demoUsers;
const { loneStar, northgate, meridian, direct } = demoPortals;

describe('portals', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startIdentity();
  });
  afterAll(() => service.close());

  const get = (portalId: string, as: Session) => service.call(portals.get, { params: { portalId }, as });
  const list = (query: Record<string, unknown> = {}) =>
    service.call(portals.list, { as: sessionOf(dana), query });
  const names = (rows: { companyName: string }[]) => rows.map(({ companyName }) => companyName);

  it('shows a user the fields of the own portal that forms need, and no rates', async () => {
    const { status, body } = await service.call(portals.own, { as: sessionOf(kayla) });

    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(Object.keys(PortalView.shape).sort());
    expect(body.companyName).toBe('Lone Star Motors');
  });

  it('shows an Admin the own portal in full, and any other as one that does not exist', async () => {
    const as = sessionOf(marcus);
    const own = await get(loneStar._id, as);

    expect(own.body).toEqual({ ...loneStar, version: 1 });
    expect(z.safeParse(PortalRecord, own.body).success).toBe(true);
    expect((await get(northgate._id, as)).status).toBe(404);
    expect((await get(randomUUID(), as)).status).toBe(404);
    expect((await get(northgate._id, sessionOf(dana))).body.companyTariffIsPercent).toBe(true);
    expect((await get(loneStar._id, sessionOf(kayla))).status).toBe(403);
  });

  it('lists all portals with their number of active users, to MCAdmin only', async () => {
    const { body } = await list();

    expect(z.safeParse(portals.list.reply, body).error).toBeUndefined();
    expect(names(body.rows)).toEqual([
      'Lone Star Motors',
      'Meridian White Glove',
      'Northgate Relocation',
      'Overland Direct',
      'Overland Transport',
    ]);
    expect(body.rows.map(({ users }: { users: number }) => users)).toEqual([4, 3, 3, 3, 2]);
    expect([body.total, body.next]).toEqual([5, null]);
    expect((await service.call(portals.list, { as: sessionOf(marcus) })).status).toBe(403);
    expect((await service.call(portals.list)).status).toBe(401);
  });

  it.each(['companyName', 'companyState', 'contactFullName', 'users'])('pages by %s', async (sortby) => {
    const whole = names((await list({ sortby, sortorder: '-1' })).body.rows);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await list({ sortby, sortorder: '-1', limit: 2, ...(cursor ? { cursor } : {}) });
      seen.push(...names(body.rows));
      cursor = body.next ?? undefined;
    } while (cursor);

    expect(seen).toEqual(whole);
    expect(whole).toHaveLength(5);
  });

  it('finds by name, place and contact', async () => {
    expect(names((await list({ searchText: 'seattle' })).body.rows)).toEqual(['Northgate Relocation']);
    expect(names((await list({ searchText: 'ashcroft' })).body.rows)).toEqual(['Meridian White Glove']);
    expect((await list({ searchText: '_' })).body.total).toBe(0);
  });

  it('saves a portal and its event together, each time as a newer version', async () => {
    const changed = { ...northgate, companyTariff: 12.5, emails: [] };
    const saved = await asSystem(service, (manager) => new PortalsRepository().save(manager, changed));
    const failed = asSystem(service, async (manager) => {
      await new PortalsRepository().save(manager, { ...northgate, companyTariff: 99 });
      throw new Error('the rest of the work failed');
    });

    await expect(failed).rejects.toThrow('the rest of the work failed');
    expect(saved).toEqual({ ...changed, version: 2 });
    expect((await get(northgate._id, sessionOf(dana))).body).toEqual(saved);
    expect((await service.outbox()).at(-1)).toEqual({ type: 'portal.changed', payload: saved });
  });

  it.each([
    ['a second customer portal', { ...northgate, isCustomerPortal: true }, /portals_one_customer_portal/],
    ['a premium portal without its sheet', { ...northgate, isPremium: true }, /portals_premium_has_sheet/],
    ['custom rates without a sheet', { ...northgate, hasCustomRates: true }, /portals_custom_rates_present/],
    ['a negative discount', { ...northgate, discount: -1 }, /portals_discount_check/],
  ])('never holds %s', async (_what, portal, constraint) => {
    await expect(
      asSystem(service, (manager) => new PortalsRepository().save(manager, portal)),
    ).rejects.toThrow(constraint);
  });

  it('loads the demo with one event for each portal and user, and none the second time', async () => {
    const eventCount = async (type: string) =>
      (await service.outbox()).filter((event) => event.type === type).length;
    const before = [await eventCount('portal.changed'), await eventCount('user.changed')];

    expect(before[1]).toBe(Object.keys(demoUsers).length);
    expect(await loadDemoIdentity(service.dataSource, new Date(), passwordOf)).toBe(false);
    expect([await eventCount('portal.changed'), await eventCount('user.changed')]).toEqual(before);
    expect([meridian.isPremium, direct.isCustomerPortal]).toEqual([true, true]);
  });

  it('loads the demo over a connection that knows no entities, as `npm start` does', async () => {
    const database = await createTestDatabase(identity);
    const plain = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const isLoaded = await loadDemoIdentity(plain, new Date(), passwordOf);
    const events = await plain.query('select 1 from outbox');
    await plain.destroy();
    await database.drop();

    expect(isLoaded).toBe(true);
    expect(events).toHaveLength(Object.keys(demoPortals).length + Object.keys(demoUsers).length);
  });
});
