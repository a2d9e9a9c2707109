import { randomUUID } from 'node:crypto';
import { notices, type OrderRow, orders, orderWork, type Role, type Session } from '@overland/contracts';
import { systemScope, withPortal } from '@overland/service-kit';
import { startTestService, storePerson, type TestService } from '@overland/service-kit/testing';
import { orders as ordersService } from '../index.js';
import { historyOf, storeOrder } from '../testing/orders-test-bed.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(ordersService);
});
afterAll(() => service.close());

const person = (firstName: string, role: Role, portalId = randomUUID(), status = 'Active') =>
  storePerson(service, { firstName, role, portalId, status });
async function company() {
  const portalId = randomUUID();
  const admin = await person('Ann', 'Admin', portalId);
  const [lee, kim] = [await person('Lee', 'User', portalId), await person('Kim', 'User', portalId)];
  return { portalId, admin, lee, kim };
}
const nobody = { userId: null };
const handOver = (
  orderIds: string[],
  { userId: ownerId }: Pick<Session, 'userId'> | typeof nobody,
  as: Session,
) => service.call(orderWork.handOver, { body: { orderIds, ownerId }, as });
const refusal = async (...call: Parameters<typeof handOver>) =>
  (await handOver(...call)).body.refused[0]?.message;
const found = async (as: Session, body: Record<string, unknown>) =>
  (await service.call(orders.list, { body, as })).body.rows.map(({ uniqueId }: OrderRow) => uniqueId);
const ownerOf = async (orderId: string, as: Session) =>
  (await service.call(orders.get, { params: { orderId }, as })).body.ownerId;

describe('handing orders over', () => {
  it('gives them to a colleague, with a line in the history and the owner for reports', async () => {
    const { portalId, lee, kim } = await company();
    const order = await storeOrder(service, ['new'], { portalId, ownerId: lee.userId });
    expect((await handOver([order.orderId], kim, lee)).body).toMatchObject({
      done: [{ orderId: order.orderId, uniqueId: order.uniqueId, undo: { version: 2 } }],
      refused: [],
    });
    expect(await ownerOf(order.orderId, kim)).toBe(kim.userId);
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      note: 'Owner changed from Lee to Kim.',
      actor: 'Lee',
    });
    const last = (await service.outbox()).filter(({ type }) => type === 'order.changed').at(-1);
    expect(last).toMatchObject({ type: 'order.changed', payload: { ownerId: kim.userId, version: 2 } });
  });

  it('writes nothing where it changes nothing', async () => {
    const { portalId, admin, lee } = await company();
    const { orderId } = await storeOrder(service, ['new'], { portalId, ownerId: lee.userId });
    const before = (await historyOf(service, orderId)).length;
    expect((await handOver([orderId], lee, admin)).body.done).toHaveLength(1);
    expect(await historyOf(service, orderId)).toHaveLength(before);
  });

  it('by a User is of what is the own or nobody’s, by an Admin of everything', async () => {
    const { portalId, admin, lee, kim } = await company();
    const { orderId } = await storeOrder(service, ['new'], { portalId, ownerId: lee.userId });
    const free = await storeOrder(service, ['new'], { portalId });
    expect(await refusal([orderId], kim, kim)).toBe(
      'Only its owner or an administrator hands this order over.',
    );
    expect((await handOver([free.orderId], kim, kim)).body.done).toHaveLength(1);
    expect((await handOver([orderId], kim, admin)).body.done).toHaveLength(1);
  });

  it('can be undone: it is given back, to nobody too, and nobody is told', async () => {
    const { portalId, admin, lee } = await company();
    const { orderId } = await storeOrder(service, ['new'], { portalId });
    await handOver([orderId], lee, admin);
    expect((await handOver([orderId], nobody, admin)).body.done).toHaveLength(1);
    expect(await ownerOf(orderId, admin)).toBeNull();
    expect((await historyOf(service, orderId))[0]?.note).toBe('Owner changed from Lee to nobody.');
  });

  it('can be undone by a User who gave it away, for a minute and to the owner of before alone', async () => {
    const { portalId, lee, kim } = await company();
    const pat = await person('Pat', 'User', portalId);
    const { orderId } = await storeOrder(service, ['new'], { portalId, ownerId: lee.userId });
    const refused = 'Only its owner or an administrator hands this order over.';
    await handOver([orderId], kim, lee);
    expect(await refusal([orderId], pat, lee)).toBe(refused);
    expect(await refusal([orderId], lee, pat)).toBe(refused);
    expect((await handOver([orderId], lee, lee)).body.done).toHaveLength(1);
    expect(await ownerOf(orderId, lee)).toBe(lee.userId);
    const { version } = (await service.call(orders.get, { params: { orderId }, as: lee })).body;
    expect((await handOver([orderId], kim, lee)).body.done).toMatchObject([
      { undo: { version: version + 1 } },
    ]);
    await service.call(orderWork.undo, { params: { orderId }, body: { version: version + 1 }, as: lee });
    expect(await ownerOf(orderId, lee)).toBe(lee.userId);
    expect((await historyOf(service, orderId))[0]).toMatchObject({
      kind: 'other',
      note: 'Took back: Hand-over.',
    });
    await handOver([orderId], kim, lee);
    await withPortal(service.dataSource, systemScope, (manager) =>
      manager.query(
        `update orders set undo = jsonb_set(undo, '{until}', '"2020-01-01T00:00:00Z"') where id = $1`,
        [orderId],
      ),
    );
    expect(await refusal([orderId], lee, lee)).toBe(refused);
  });

  it('never reaches another portal: neither its orders nor its people', async () => {
    const [one, other] = [await company(), await company()];
    const { orderId } = await storeOrder(service, ['new'], { portalId: one.portalId });
    const staff = await person('Dana', 'MCAdmin');
    const nobody = { userId: randomUUID() };
    expect(await refusal([orderId], other.admin, other.admin)).toBe('We could not find this order.');
    for (const [to, as] of [
      [other.lee, one.admin],
      [nobody, one.admin],
      [staff, one.admin],
      [other.lee, staff],
    ] as const) {
      expect(await refusal([orderId], to, as)).toBe('Please choose somebody of its company.');
    }
    expect(await ownerOf(orderId, staff)).toBeNull();
  });

  it('refuses an archived person, who keeps what is owned until it is handed over', async () => {
    const { portalId, admin, lee } = await company();
    const gone = await person('Pat', 'User', portalId, 'Archived');
    const kept = await storeOrder(service, ['new'], { portalId, ownerId: gone.userId });
    const free = await storeOrder(service, ['new'], { portalId });
    expect(await refusal([free.orderId], gone, admin)).toBe('Pat is archived. Please choose somebody else.');
    expect(await found(admin, { owner: gone.userId })).toEqual([kept.uniqueId]);
    expect((await handOver([kept.orderId], lee, admin)).body.done).toHaveLength(1);
  });

  it('of two at once does one after the other, and both lines are true', async () => {
    const { portalId, admin, lee, kim } = await company();
    const { orderId } = await storeOrder(service, ['new'], { portalId });
    await Promise.all([handOver([orderId], lee, admin), handOver([orderId], kim, admin)]);
    const notes = (await historyOf(service, orderId)).flatMap(({ kind, note }) =>
      kind === 'other' ? [note] : [],
    );
    const last = (await ownerOf(orderId, admin)) === kim.userId ? ['Lee', 'Kim'] : ['Kim', 'Lee'];
    expect(notes.sort()).toEqual(
      [`Owner changed from nobody to ${last[0]}.`, `Owner changed from ${last[0]} to ${last[1]}.`].sort(),
    );
  });
});

describe('the new owner', () => {
  const told = async (as: Session) => (await service.call(notices.list, { as, query: {} })).body.rows;

  it('is told once of all that was handed over at once, and not of what was taken', async () => {
    const { portalId, admin, lee } = await company();
    const stored = [
      await storeOrder(service, ['new'], { portalId }),
      await storeOrder(service, ['new'], { portalId }),
    ];
    const ids = stored.map(({ orderId }) => orderId);
    await handOver(ids, lee, admin);
    await handOver(ids, lee, admin);
    expect(await told(lee)).toMatchObject([
      {
        kind: 'handOver',
        actor: 'Ann',
        orders: 2,
        orderId: ids[0],
        uniqueId: stored[0]?.uniqueId,
        isRead: false,
      },
    ]);
    await handOver(ids, admin, admin);
    expect(await told(admin)).toEqual([]);
  });

  it('is not told where nothing was handed over', async () => {
    const [one, other] = [await company(), await company()];
    const { orderId } = await storeOrder(service, ['new'], { portalId: one.portalId });
    await handOver([orderId], other.lee, one.admin);
    expect(await told(other.lee)).toEqual([]);
  });
});

describe('the owner of orders', () => {
  it('is a filter: the own, nobody’s, one person’s', async () => {
    const { portalId, admin, lee } = await company();
    const of = async (ownerId: string | null) =>
      (await storeOrder(service, ['new'], { portalId, ownerId })).uniqueId;
    const [mine, hers, free] = [await of(lee.userId), await of(admin.userId), await of(null)];
    expect(await found(lee, { owner: 'mine' })).toEqual([mine]);
    expect(await found(lee, { owner: 'nobody' })).toEqual([free]);
    expect(await found(lee, { owner: admin.userId })).toEqual([hers]);
    expect(await found(lee, { owner: null })).toEqual([free, hers, mine]);
  });

  it('has the provider’s name for a company, and its own for staff, in list, history and export', async () => {
    const { portalId, admin, lee } = await company();
    const [dana, sam] = [await person('Dana', 'MCAdmin'), await person('Sam', 'MCAdmin')];
    const { orderId } = await storeOrder(service, ['new'], { portalId, ownerId: lee.userId });
    await handOver([orderId], dana, sam);
    const seen = async (as: Session) => {
      const { body } = await service.call(orders.list, { body: { portalId }, as });
      const params = { orderId };
      const [line] = (await service.call(orders.activities, { params, as })).body;
      const file = await service.call(orders.export, { body: { portalId, format: 'csv' }, as });
      return [body.rows[0]?.ownerName, line?.note, String(file.body).includes('Dana')];
    };
    expect(await seen(admin)).toEqual(['Overland', 'Owner changed from Lee to Overland.', false]);
    expect(await seen(sam)).toEqual(['Dana', 'Owner changed from Lee to Dana.', true]);
  });
});
