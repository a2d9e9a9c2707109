import { randomUUID } from 'node:crypto';
import type { OrderBooked } from '@overland/contracts';
import { daySeconds } from '@overland/contracts/calendar';
import {
  Clock,
  consumeEvent,
  FixedClock,
  SERVICE_DATABASE,
  savePortal,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import { aPortal, startTestService, type TestService } from '@overland/service-kit/testing';
import { notifications } from '../index.js';
import { aMilestone } from '../testing/a-milestone.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { EmailEntity } from './email.entity.js';
import { EmailEvents } from './email-events.listener.js';
import { mostTyped } from './typed-address-limits.js';

const clock = new FixedClock(new Date('2026-11-20T17:00:00Z'));
const portal = aPortal({
  contactEmail: 'ruth@lonestar.example',
  emails: [{ email: 'desk@lonestar.example', emailPickUp: true, emailDelivery: false }],
});
let service: TestService;
beforeAll(async () => {
  process.env.SMTP_URL = 'smtp://127.0.0.1:1';
  process.env.STAFF_SITE_URL = 'https://app.overland.example';
  process.env.PUBLIC_SITE_URL = 'https://overland.example';
  // Writes emails and sends none.
  service = await startTestService(notifications, { overrides: [[Clock, clock]] });
  await withPortal(service.dataSource, systemScope, (manager) => savePortal(manager, portal));
});
afterAll(() => service.close());
beforeEach(() => clock.advanceSeconds(2 * daySeconds));

const agent = (email: string) => ({ name: 'Ada', email, pickup: true, delivery: false });
const aStranger = () => `stranger-${randomUUID()}@agents.example`;
const anOrder = (agents: string[], changes: Partial<OrderBooked> = {}) =>
  anOrderBooked({
    portalId: portal._id,
    isPublic: true,
    termsAccepted: true,
    customerEmail: `visitor-${randomUUID()}@home.example`,
    agents: agents.map(agent),
    ...changes,
  });
const accept = (order: OrderBooked) =>
  consumeEvent(service.app.get(SERVICE_DATABASE), [service.app.get(EmailEvents, { strict: false })], {
    eventId: randomUUID(),
    type: 'order.milestone',
    at: clock.now().toISOString(),
    requestId: null,
    payload: aMilestone('termsAccepted', order, { transition: `termsAccepted:${randomUUID()}` }),
  });
const logOf = (orders: OrderBooked[]) =>
  withPortal(service.dataSource, systemScope, (manager) => manager.find(EmailEntity)).then((rows) =>
    rows.filter(({ orderId }) => orders.some((order) => order.orderId === orderId)),
  );
const toStrangers = (rows: EmailEntity[]) =>
  rows.filter(({ toAddress }) => toAddress.endsWith('@agents.example'));
const isSent = ({ status }: EmailEntity) => status === 'queued';

describe('T17: emails of public bookings to addresses that a visitor typed', () => {
  it('are a hundred within an hour, whoever books, and the rest stays in the log with the reason', async () => {
    const orders = Array.from({ length: 30 }, () => anOrder(Array.from({ length: 10 }, aStranger)));
    for (let at = 0; at < orders.length; at += 2) await Promise.all(orders.slice(at, at + 2).map(accept));
    const rows = await logOf(orders);
    const strangers = toStrangers(rows);
    expect(strangers).toHaveLength(600);
    expect(strangers.filter(isSent)).toHaveLength(mostTyped.inAnHourToAll);
    const refused = strangers.filter((row) => !isSent(row));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['failed']));
    for (const { reason } of refused)
      expect(reason).toContain('within an hour 100 emails of public bookings');
    // Customers have proven their mailbox, and no visitor types the company's own addresses.
    const others = rows.filter((row) => !strangers.includes(row));
    expect(others).toHaveLength(30 * 4);
    expect(others.every(isSent)).toBe(true);

    clock.advanceSeconds(3601);
    const later = anOrder([aStranger()]);
    await accept(later);
    expect((await logOf([later])).every(isSent)).toBe(true);
  });

  it('are ten within a day for one mailbox, whatever its tag', async () => {
    const name = `boss-${randomUUID()}`;
    const orders = Array.from({ length: 8 }, (_none, at) => anOrder([`${name}+${at}@agents.example`]));
    for (const order of orders) await accept(order);
    const strangers = toStrangers(await logOf(orders));
    expect(strangers.filter(isSent)).toHaveLength(mostTyped.inADayToOneMailbox);
    expect(strangers.find((row) => !isSent(row))?.reason).toContain('this mailbox has had 10 emails');

    clock.advanceSeconds(daySeconds);
    const nextDay = anOrder([`${name}@agents.example`]);
    await accept(nextDay);
    expect((await logOf([nextDay])).every(isSent)).toBe(true);
  });

  it('that are refused stand in the work list of staff', async () => {
    const email = aStranger();
    const orders = Array.from({ length: 6 }, () => anOrder([email]));
    for (const order of orders) await accept(order);
    const told = (await service.outbox()).filter(({ type }) => type === 'email.failureChanged');
    expect(told.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ to: email, reason: expect.stringContaining('Send it again') }),
    );
  });

  it('do not limit the agents of bookings by staff, nor those who share the mailbox of the company', async () => {
    const email = aStranger();
    const orders = Array.from({ length: 12 }, () => anOrder([email], { isPublic: false }));
    const own = Array.from({ length: 12 }, () => anOrder(['ruth@lonestar.example']));
    for (const order of [...orders, ...own]) await accept(order);
    expect((await logOf([...orders, ...own])).every(isSent)).toBe(true);
  });
});
