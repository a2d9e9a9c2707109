import { randomUUID } from 'node:crypto';
import {
  type EmailLog,
  type EventPayload,
  type EventType,
  emails,
  type OrderBooked,
  undoSeconds,
} from '@overland/contracts';
import {
  Clock,
  consumeEvent,
  FixedClock,
  linkKeyFrom,
  SERVICE_DATABASE,
  savePortal,
  signOrderLink,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import {
  aPortal,
  aSession,
  startTestService,
  type TestService,
  testKeys,
  until,
} from '@overland/service-kit/testing';
import { EmailEntity } from '../emails/email.entity.js';
import { EmailEvents } from '../emails/email-events.listener.js';
import { notifications } from '../index.js';
import { PushDeviceEntity } from '../push/push-device.entity.js';
import { PushEvents } from '../push/push-events.listener.js';
import { PushLinks } from '../push/push-links.js';
import { PushMessageEntity } from '../push/push-message.entity.js';
import { aMilestone } from '../testing/a-milestone.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { KnownOrders } from '../testing/known-orders.js';
import { HeldMessages } from './held-messages.worker.js';

const noon = new Date('2026-11-20T17:00:00Z');
const clock = new FixedClock(noon);
const portal = aPortal({ contactEmail: 'ruth@lonestar.example', emails: [] });
const known = new KnownOrders();
let service: TestService;

beforeAll(async () => {
  Object.assign(process.env, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    STAFF_SITE_URL: 'https://app.overland.example',
    PUBLIC_SITE_URL: 'https://overland.example',
  });
  // Sweeps nothing by itself.
  service = await startTestService(notifications, { overrides: [[Clock, clock]] });
  await inSystem((manager) => savePortal(manager, portal));
  await known.start();
});
afterAll(async () => {
  known.stop();
  await service.close();
});
beforeEach(() => clock.moveTo(noon));

const inSystem = <T>(work: Parameters<typeof withPortal<T>>[2]) =>
  withPortal(service.dataSource, systemScope, work);
const later = (seconds: number) => clock.moveTo(new Date(noon.getTime() + seconds * 1000));
const sweep = () => service.app.get(HeldMessages).run();

async function deliver<T extends EventType>(
  type: T,
  payload: EventPayload<T>,
  eventId: string = randomUUID(),
) {
  const handlers = [EmailEvents, PushEvents].map((one) =>
    service.app.get<EmailEvents>(one, { strict: false }),
  );
  const envelope = { eventId, type, at: clock.now().toISOString(), requestId: null, payload };
  await consumeEvent(service.app.get(SERVICE_DATABASE), handlers, envelope);
  return eventId;
}

/** An order in transit, and one device that follows it. */
async function anOrder(changes: Partial<OrderBooked> = {}): Promise<OrderBooked> {
  const order = known.set(
    anOrderBooked({ portalId: portal._id, agents: [], sdStatus: 'picked_up', ...changes }),
  );
  const { orderId, customerEmail } = order;
  const claims = { kind: 'mailed', orderId, customerEmail, issuedAt: noon } as const;
  const linkSealed = service.app
    .get(PushLinks)
    .seal(signOrderLink(linkKeyFrom(testKeys().sealKey, 'orders'), claims));
  await inSystem((manager) =>
    manager.insert(PushDeviceEntity, {
      id: randomUUID(),
      orderId,
      portalId: portal._id,
      endpoint: `https://push.example/${orderId}`,
      ...{ p256dh: 'key', auth: 'key', language: 'en', linkSealed, endsAt: null, createdAt: noon },
    }),
  );
  return order;
}

const pickUp = (order: OrderBooked, heldSeconds = undoSeconds) =>
  deliver('order.milestone', aMilestone('picked_up', order, { heldSeconds }));

/** Which emails and device messages wait, and which may be sent. */
const standing = ({ orderId }: OrderBooked) =>
  inSystem(async (manager) => {
    const written = await manager.findBy(EmailEntity, { orderId });
    const [device] = await manager.findBy(PushDeviceEntity, { orderId });
    const pushes = await manager.findBy(PushMessageEntity, { deviceId: device?.id ?? '' });
    const goes = written.filter(({ status, notBefore }) => status === 'queued' && notBefore === null);
    return {
      emails: written.length,
      emailsToGo: goes.length,
      pushes: pushes.length,
      pushesToGo: pushes.filter(({ dueAt }) => dueAt !== null && dueAt <= clock.now()).length,
    };
  });

const held = { emails: 1, emailsToGo: 0, pushes: 1, pushesToGo: 0 };
const going = { emails: 1, emailsToGo: 1, pushes: 1, pushesToGo: 1 };
const none = { emails: 0, emailsToGo: 0, pushes: 0, pushesToGo: 0 };
/** The email stays in the log. */
const dropped = { ...none, emails: 1 };

const logOf = async ({ orderId }: OrderBooked) =>
  (await service.call(emails.logs, { params: { orderId }, as: aSession({ portalId: portal._id }) })).body;

describe('messages about a move that can be undone', () => {
  it('wait until that is over, and are then sent', async () => {
    const order = await anOrder();
    await pickUp(order);
    later(undoSeconds);
    await sweep();
    expect(await standing(order)).toEqual(held);
    later(undoSeconds + 10);
    await sweep();
    expect(await standing(order)).toEqual(going);
  });

  it('do not wait if nobody can undo it', async () => {
    const order = await anOrder();
    await pickUp(order, 0);
    expect(await standing(order)).toEqual(going);
  });

  it('go to nobody once it is undone', async () => {
    const order = await anOrder();
    const eventId = await pickUp(order);
    await deliver('order.emailsTakenBack', {
      orderId: order.orderId,
      portalId: portal._id,
      told: [{ eventId, transition: 'picked_up' }],
    });
    expect(await standing(order)).toEqual(dropped);
    expect(await logOf(order)).toMatchObject([
      { status: 'failed', isDropped: true, reason: 'The step was taken back.', about: null },
    ]);
    await pickUp(order);
    expect(await standing(order)).toEqual({ ...held, emails: 2 });
  });

  it('go to nobody if the undoing event arrives first, because the other had failed', async () => {
    const order = await anOrder();
    const eventId = randomUUID();
    const told = [{ eventId, transition: 'picked_up' }];
    await deliver('order.emailsTakenBack', { orderId: order.orderId, portalId: portal._id, told });
    await deliver('order.milestone', aMilestone('picked_up', order, { heldSeconds: undoSeconds }), eventId);
    expect(await standing(order)).toEqual(none);
  });

  it('go to nobody if the move no longer applies, whoever changed it', async () => {
    const order = await anOrder();
    await pickUp(order);
    known.set({ ...order, sdStatus: 'accepted' });
    later(undoSeconds + 10);
    await sweep();
    expect(await standing(order)).toEqual(dropped);
  });

  it('stay in the log with the later step that took them away, which its dialog says beforehand', async () => {
    const order = await anOrder();
    await pickUp(order);
    const body = { orderId: order.orderId, milestone: 'delivered' };
    const as = aSession({ portalId: portal._id });
    const waiting = [{ template: 'Pickup Confirmation', to: order.customerEmail }];
    expect((await service.call(emails.audience, { body, as })).body.dropped).toEqual(waiting);
    known.set({ ...order, sdStatus: 'delivered' });
    later(undoSeconds + 10);
    await sweep();
    expect((await service.call(emails.audience, { body, as })).body.dropped).toEqual([]);
    expect(await logOf(order)).toMatchObject([{ isDropped: true, reason: 'The order was delivered first.' }]);
  });

  it('wait for a later step of the order too, and tell nothing that this one has overtaken', async () => {
    const order = await anOrder({ sdStatus: 'accepted' });
    await deliver('order.milestone', aMilestone('accepted', order, { heldSeconds: undoSeconds }));
    known.set({ ...order, sdStatus: 'picked_up' });
    later(40);
    await pickUp(order);
    later(undoSeconds + 10);
    await sweep();
    expect((await standing(order)).emailsToGo).toBe(0);
    later(40 + undoSeconds + 10);
    await sweep();
    expect((await standing(order)).emailsToGo).toBe(1);
    const log = await logOf(order);
    expect(log.map(({ template, reason }: EmailLog) => [template, reason])).toEqual(
      expect.arrayContaining([
        ['Order Track', 'The order was picked up first.'],
        ['Pickup Confirmation', null],
      ]),
    );
  });

  it('wait for a later step that tells nobody', async () => {
    const order = await anOrder();
    await pickUp(order);
    later(40);
    const undoableUntil = new Date(clock.now().getTime() + undoSeconds * 1000).toISOString();
    known.set({ ...order, undoableUntil });
    later(undoSeconds + 10);
    await sweep();
    later(40 + undoSeconds - 1);
    await sweep();
    expect(await standing(order)).toEqual(held);
    later(40 + undoSeconds + 10);
    await sweep();
    expect(await standing(order)).toEqual(going);
  });

  it('keep waiting while the orders service is down', async () => {
    const order = await anOrder();
    await pickUp(order);
    later(undoSeconds + 10);
    known.stop();
    await sweep();
    expect(await standing(order)).toEqual(held);
    await known.start();
    await sweep();
    expect(await standing(order)).toEqual(going);
  });

  it('are sent once if two processes let them go at the same time', async () => {
    const order = await anOrder();
    await pickUp(order);
    later(undoSeconds + 10);
    let second: Promise<unknown> | undefined;
    await inSystem(async (manager) => {
      // The first has let it go, and it is sent.
      await manager.query(
        `update push_messages set not_before = null, due_at = null
         where device_id in (select id from push_devices where order_id = $1)`,
        [order.orderId],
      );
      second = sweep();
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await until('the second waits', async () => (await service.dataSource.query(waiting)).length > 0);
    });
    await second;
    expect(await standing(order)).toEqual({ ...going, pushesToGo: 0 });
  });

  it('stay in the log if they were already sent or tried', async () => {
    const order = await anOrder();
    const eventId = await pickUp(order, 0);
    await inSystem((manager) => manager.update(EmailEntity, { eventId }, { attempts: 1 }));
    const told = [{ eventId, transition: 'picked_up' }];
    await deliver('order.emailsTakenBack', { orderId: order.orderId, portalId: portal._id, told });
    expect((await standing(order)).emails).toBe(1);
  });
});
