import { randomUUID } from 'node:crypto';
import {
  type Activity,
  notices,
  orders,
  orderWork,
  type PersonNotice,
  type Session,
} from '@overland/contracts';
import { Clock, FixedClock } from '@overland/service-kit';
import {
  changePerson,
  startTestService,
  storePerson,
  type TestService,
  until,
} from '@overland/service-kit/testing';
import { orders as ordersService } from '../index.js';
import { storeOrder } from '../testing/orders-test-bed.js';

const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
let service: TestService;
beforeAll(async () => {
  service = await startTestService(ordersService, { overrides: [[Clock, clock]] });
});
afterAll(() => service.close());

async function company() {
  const portalId = randomUUID();
  const [lee, kim] = [
    await storePerson(service, { firstName: 'Lee', portalId }),
    await storePerson(service, { firstName: 'Kim', portalId }),
  ];
  const { orderId, uniqueId } = await storeOrder(service, ['new'], { portalId });
  return { portalId, lee, kim, orderId, uniqueId };
}
const staff = (firstName: string) => storePerson(service, { firstName, role: 'MCAdmin' });
const note = (orderId: string, text: string, mentioned: Session[], as: Session) => {
  const body = { note: text, mentions: mentioned.map(({ userId }) => userId) };
  return service.call(orderWork.addNote, { params: { orderId }, body, as });
};
const told = async (as: Session, query = {}): Promise<PersonNotice[]> =>
  (await service.call(notices.list, { as, query })).body.rows;
const unread = async (as: Session) => (await service.call(notices.unread, { as })).body.unread;
const read = async (noticeId: string, as: Session) =>
  (await service.call(notices.read, { params: { noticeId }, as })).status;
const history = async (orderId: string, as: Session): Promise<Activity[]> =>
  (await service.call(orders.activities, { params: { orderId }, as })).body;

describe('who is mentioned in a note', () => {
  it('is told by whom, in which order and with which words, and the note keeps the name', async () => {
    const { lee, kim, orderId, uniqueId } = await company();
    expect((await note(orderId, '@Kim please call.', [kim], lee)).body.mentions).toEqual(['Kim']);
    expect(await told(kim)).toMatchObject([
      {
        kind: 'mention',
        actor: 'Lee',
        words: '@Kim please call.',
        orderId,
        uniqueId,
        orders: 1,
        isRead: false,
      },
    ]);
    expect(await unread(kim)).toBe(1);
    expect(await told(lee)).toEqual([]);
    expect((await history(orderId, lee))[0]).toMatchObject({ kind: 'note', mentions: ['Kim'] });
  });

  it('is not told of the own note, and once where mentioned twice', async () => {
    const { lee, kim, orderId } = await company();
    await note(orderId, '@Lee and @Kim, @Kim', [lee, kim, kim], lee);
    expect(await told(lee)).toEqual([]);
    expect(await told(kim)).toHaveLength(1);
  });

  it.each([
    ['another company', async () => (await company()).lee],
    ['the provider, whose people a company does not know', () => staff('Dana')],
    ['nobody', async () => ({ ...(await company()).lee, userId: randomUUID() })],
  ])('is never of %s: the note is refused and not kept', async (_, find) => {
    const { lee, orderId } = await company();
    const other = await find();
    const before = await history(orderId, lee);
    const { status, body } = await note(orderId, '@Lee @Dana', [other], lee);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { path: 'note', message: expect.stringMatching(/^Only people who can open this order/) },
    ]);
    expect(await history(orderId, lee)).toEqual(before);
    expect(await told(other)).toEqual([]);
  });

  it('is nobody who is archived', async () => {
    const { lee, kim, orderId } = await company();
    await changePerson(service, kim, { firstName: 'Kim', status: 'Archived' });
    const { status, body } = await note(orderId, '@Kim', [kim], lee);
    expect([status, body.errors[0].message]).toEqual([
      400,
      'Kim cannot open this order. Please choose one of the names that are offered after @.',
    ]);
  });

  it('of the provider is named to its staff alone', async () => {
    const { lee, orderId } = await company();
    const [dana, sam] = [await staff('Dana'), await staff('Sam')];
    await note(orderId, '@Dana ask @Lee', [dana, lee], sam);
    const seen = async (as: Session) => {
      const [{ note: text, mentions } = { note: '', mentions: [] }] = await history(orderId, as);
      return { text, mentions: [...(mentions ?? [])].sort() };
    };
    expect(await seen(dana)).toEqual({ text: '@Dana ask @Lee', mentions: ['Dana', 'Lee'] });
    expect(await seen(lee)).toEqual({ text: '@Overland ask @Lee', mentions: ['Lee', 'Overland'] });
    expect((await told(dana))[0]?.words).toBe('@Dana ask @Lee');
    expect((await told(lee))[0]?.words).toBe('@Overland ask @Lee');
  });

  it('may be twenty people, and not more', async () => {
    const { lee, orderId } = await company();
    const { status } = await note(
      orderId,
      '@Lee',
      Array.from({ length: 21 }, () => lee),
      lee,
    );
    expect(status).toBe(400);
  });
});

describe('notices', () => {
  it('are never another person’s, nor those of an order that one may not open any more', async () => {
    const { lee, kim, orderId } = await company();
    await note(orderId, '@Kim', [kim], lee);
    const [notice] = await told(kim);
    const strangers = [lee, await staff('Dana'), { ...kim, portalId: randomUUID() }];
    for (const stranger of strangers) {
      expect(await told(stranger)).toEqual([]);
      expect(await unread(stranger)).toBe(0);
      expect(await read(notice?._id ?? '', stranger)).toBe(404);
    }
    expect((await told(kim))[0]?.isRead).toBe(false);
  });

  it('are read one by one, also twice, and all up to the newest that was seen', async () => {
    const { lee, kim, orderId } = await company();
    for (const text of ['@Kim 1', '@Kim 2', '@Kim 3']) {
      clock.advanceSeconds(1);
      await note(orderId, text, [kim], lee);
    }
    const [third, second, first] = await told(kim);
    expect([await read(first?._id ?? '', kim), await read(first?._id ?? '', kim)]).toEqual([200, 200]);
    expect(await unread(kim)).toBe(2);
    const body = { upTo: second?.createdAt ?? '' };
    expect((await service.call(notices.readAll, { body, as: kim })).body.unread).toBe(1);
    expect((await told(kim)).filter(({ isRead }) => !isRead)).toEqual([third]);
    expect(third?.words).toBe('@Kim 3');
  });

  it('of an order are read at once, and of no other, nor another person’s', async () => {
    const { portalId, lee, kim, orderId } = await company();
    const other = await storeOrder(service, ['new'], { portalId });
    await note(orderId, '@Kim 1', [kim], lee);
    await note(orderId, '@Kim 2', [kim], lee);
    await note(other.orderId, '@Kim 3', [kim], lee);
    await service.call(notices.readAll, { body: { orderId }, as: lee });
    expect(await unread(kim)).toBe(3);
    expect((await service.call(notices.readAll, { body: { orderId }, as: kim })).body.unread).toBe(1);
  });

  it('come in pages, the newest first', async () => {
    const { lee, kim, orderId } = await company();
    for (const text of ['@Kim 1', '@Kim 2', '@Kim 3']) await note(orderId, text, [kim], lee);
    const page = (query: Record<string, string>) => service.call(notices.list, { as: kim, query });
    const { body } = await page({ limit: '2' });
    const rest = (await page({ limit: '2', cursor: body.next })).body;
    expect([...body.rows, ...rest.rows].map(({ words }: PersonNotice) => words).sort()).toEqual([
      '@Kim 1',
      '@Kim 2',
      '@Kim 3',
    ]);
    expect([body.rows.length, rest.rows.length, rest.next]).toEqual([2, 1, null]);
  });

  it('are announced to the streams of gateways', async () => {
    const { lee, kim, orderId } = await company();
    const since = async (after: string | null) =>
      (await service.call(orders.changes, { body: { after }, as: 'service' })).body;
    let { next } = await since(null);
    await note(orderId, '@Kim', [kim], lee);
    await until('Kim has a notice', async () => {
      const told = await since(next);
      next = told.next;
      return told.notices.some(({ userId }: { userId: string }) => userId === kim.userId);
    });
  });

  it('need a session', async () => {
    expect((await service.call(notices.list, { query: {} })).status).toBe(401);
  });
});
