import { randomUUID } from 'node:crypto';
import { notices, type PersonNotice, type Reminder, reminders, type Session } from '@overland/contracts';
import { Clock, FixedClock } from '@overland/service-kit';
import { changePerson, startTestService, storePerson, type TestService } from '@overland/service-kit/testing';
import { orders as ordersService } from '../index.js';
import { storeOrder } from '../testing/orders-test-bed.js';
import { DueReminders } from './due-reminders.worker.js';

const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
let service: TestService;
beforeAll(async () => {
  service = await startTestService(ordersService, { overrides: [[Clock, clock]] });
});
afterAll(() => service.close());
beforeEach(() => clock.moveTo(new Date('2026-11-20T15:00:00Z')));

const tomorrow = '2026-11-21T14:00:00.000Z';
async function personWithOrder() {
  const portalId = randomUUID();
  const lee = await storePerson(service, { portalId });
  const { orderId, uniqueId } = await storeOrder(service, ['new'], { portalId });
  return { portalId, lee, orderId, uniqueId };
}
const set = (orderId: string, body: object, as: Session) =>
  service.call(reminders.set, { params: { orderId }, body, as });
const remove = (orderId: string, as: Session) => service.call(reminders.remove, { params: { orderId }, as });
const own = async (as: Session, query = {}): Promise<Reminder[]> =>
  (await service.call(reminders.list, { as, query })).body;
const told = async (as: Session): Promise<PersonNotice[]> =>
  (await service.call(notices.list, { as, query: {} })).body.rows;
const remind = () => service.app.get(DueReminders, { strict: false }).remind();

describe('a reminder of an order', () => {
  it('is of one person, and set again in place of the earlier one, also at once', async () => {
    const { lee, portalId, orderId, uniqueId } = await personWithOrder();
    await set(orderId, { at: '2026-11-22T14:00:00.000Z' }, lee);
    await Promise.all([1, 2].map(() => set(orderId, { at: tomorrow, words: ' Call the yard ' }, lee)));
    const reminder = { orderId, uniqueId, customerFullName: expect.any(String), at: tomorrow };
    expect(await own(lee)).toEqual([{ ...reminder, words: 'Call the yard' }]);
    expect(await own(lee, { orderId: randomUUID() })).toEqual([]);
    expect(await own(await storePerson(service, { portalId }))).toEqual([]);
  });

  it('gives one notice at its time, and is over then', async () => {
    const { lee, orderId, uniqueId } = await personWithOrder();
    await set(orderId, { at: tomorrow, words: 'Call the yard' }, lee);
    await remind();
    expect(await told(lee)).toEqual([]);
    clock.moveTo(new Date(tomorrow));
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await told(lee)).toMatchObject([
      { kind: 'reminder', actor: '', words: 'Call the yard', orderId, uniqueId, createdAt: tomorrow },
    ]);
    expect(await own(lee)).toEqual([]);
  });

  it('is removed, also twice, and then gives none', async () => {
    const { lee, orderId } = await personWithOrder();
    await set(orderId, { at: tomorrow }, lee);
    expect([(await remove(orderId, lee)).status, (await remove(orderId, lee)).status]).toEqual([200, 200]);
    clock.moveTo(new Date(tomorrow));
    await remind();
    expect(await told(lee)).toEqual([]);
  });

  it.each([
    ['has passed', '2026-11-20T15:00:00.000Z', 'This time has passed. Please choose a later one.'],
    ['is far away', '2028-11-20T15:00:00.000Z', 'Please choose a time within a year.'],
  ])('is refused at a time that %s', async (_, at, message) => {
    const { lee, orderId } = await personWithOrder();
    const { status, body } = await set(orderId, { at }, lee);
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path: 'at', message })]]);
    expect(await own(lee)).toEqual([]);
  });

  it('says at most 200 characters', async () => {
    const { lee, orderId } = await personWithOrder();
    expect((await set(orderId, { at: tomorrow, words: 'w'.repeat(201) }, lee)).status).toBe(400);
  });

  it('is not of another portal’s order', async () => {
    const [{ lee }, { orderId }] = [await personWithOrder(), await personWithOrder()];
    expect((await set(orderId, { at: tomorrow }, lee)).status).toBe(404);
    expect((await remove(orderId, lee)).status).toBe(404);
  });

  it('gives nothing to who is archived by then, or has another company', async () => {
    const { lee, portalId, orderId } = await personWithOrder();
    const kim = await storePerson(service, { firstName: 'Kim', portalId });
    for (const person of [lee, kim]) await set(orderId, { at: tomorrow }, person);
    const moved = { ...kim, portalId: randomUUID() };
    await changePerson(service, lee, { firstName: 'Lee', status: 'Archived' });
    await changePerson(service, moved, { firstName: 'Kim', status: 'Active' });
    expect(await own(moved)).toEqual([]);
    clock.moveTo(new Date(tomorrow));
    await remind();
    const seen = [await told(lee), await told(kim), await told(moved)];
    expect(seen).toEqual([[], [], []]);
  });
});
