import { randomUUID } from 'node:crypto';
import {
  type ListView,
  type ListViewRequest,
  listViews,
  mostListViews,
  type Session,
} from '@overland/contracts';
import { aSession, type TestService } from '@overland/service-kit/testing';
import { demoPortals } from '../demo/demo-portals.js';
import { asSystem, startIdentity } from '../testing/start-identity.js';
import { ListViewEntity } from './list-view.entity.js';

let service: TestService;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());
beforeEach(() =>
  asSystem(service, (manager) => manager.createQueryBuilder().delete().from(ListViewEntity).execute()),
);

const ours = demoPortals.loneStar._id;
const someone = (role: Session['role'], portalId = ours) =>
  aSession({ role, portalId, userId: randomUUID() });
const aView = (changes: Partial<ListViewRequest> = {}): ListViewRequest => ({
  list: 'orders',
  name: 'Unpaid',
  query: 'paid=Unpaid&sort=-price',
  isShared: false,
  ...changes,
});
const add = (as: Session, body: object = aView()) => service.call(listViews.add, { as, body });
const names = async (as: Session, list = 'orders') =>
  (await service.call(listViews.list, { as, query: { list } })).body.map(({ name }: ListView) => name);
const remove = async (as: Session, listViewId: string) =>
  (await service.call(listViews.remove, { as, params: { listViewId } })).status;

describe('views of lists', () => {
  it('are seen by who saved them, of the one list, by name', async () => {
    const [user, colleague] = [someone('User'), someone('User')];
    const { body } = await add(user);
    expect(body).toMatchObject({
      name: 'Unpaid',
      query: 'paid=Unpaid&sort=-price',
      isShared: false,
      isOwn: true,
    });
    await add(user, aView({ name: 'Bell' }));
    expect(await names(user)).toEqual(['Bell', 'Unpaid']);
    expect(await names(user, 'quotes')).toEqual([]);
    expect(await names(colleague)).toEqual([]);
    expect(await remove(colleague, body._id)).toBe(404);
    expect(await remove(user, body._id)).toBe(200);
    expect(await names(user)).toEqual(['Bell']);
  });

  it('are shared with the company by an Admin, and seen by nobody of another one', async () => {
    const [admin, user] = [someone('Admin'), someone('User')];
    const { body } = await add(admin, aView({ isShared: true }));
    const seen = await service.call(listViews.list, { as: user, query: { list: 'orders' } });
    expect(seen.body).toMatchObject([{ _id: body._id, isShared: true, isOwn: false }]);
    for (const stranger of [
      someone('Admin', demoPortals.northgate._id),
      someone('MCAdmin', demoPortals.overland._id),
    ]) {
      expect(await names(stranger)).toEqual([]);
      expect(await remove(stranger, body._id)).toBe(404);
    }
    expect(await remove(user, body._id)).toBe(404);
    expect(await remove(someone('Admin'), body._id)).toBe(200);
  });

  it('that are private are not deleted by an Admin', async () => {
    const { body } = await add(someone('User'));
    expect(await remove(someone('Admin'), body._id)).toBe(404);
  });

  it('are not shared by a User', async () => {
    const { status, body } = await add(someone('User'), aView({ isShared: true }));
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'isShared' }]);
  });

  it('have a name of their own, whatever its case', async () => {
    const user = someone('User');
    await add(user);
    const { status, body } = await add(user, aView({ name: ' unpaid ' }));
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'name' }]);
    expect((await add(someone('User'))).status).toBe(200);
    expect((await add(user, aView({ list: 'cod' }))).status).toBe(200);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'n'.repeat(81) }],
    ['a name that holds a link', { name: 'https://evil.example' }],
    ['a long query', { query: 'q='.padEnd(2001, 'a') }],
    ['a query that is an address', { query: '//evil.example' }],
    ['an unknown list', { list: 'secrets' }],
  ])('are refused with %s', async (_, changes) => {
    expect((await add(someone('User'), { ...aView(), ...changes })).status).toBe(400);
  });

  it('are limited in number, also when they are saved at once', async () => {
    const user = someone('User');
    for (let at = 1; at < mostListViews; at += 1) await add(user, aView({ name: `View ${at}` }));
    const replies = await Promise.all([add(user, aView({ name: 'a' })), add(user, aView({ name: 'b' }))]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('need a session', async () => {
    expect((await service.call(listViews.list, { query: { list: 'orders' } })).status).toBe(401);
  });
});
