import { randomUUID } from 'node:crypto';
import type { EventPayload, EventType, OrderBooked } from '@overland/contracts';
import {
  consumeEvent,
  encrypt,
  SERVICE_DATABASE,
  savePortal,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import {
  aPortal,
  LogRecorder,
  startTestService,
  type TestService,
  testKeys,
  until,
} from '@overland/service-kit/testing';
import { notifications } from '../index.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { SmtpSink } from '../testing/smtp-sink.js';
import { EmailEntity } from './email.entity.js';
import { EmailEvents } from './email-events.listener.js';
import { mailLanes } from './mail-lanes.js';

const sink = new SmtpSink();
const log = new LogRecorder();
const portal = aPortal({ contactEmail: 'ruth@lonestar.example', emails: [] });
let service: TestService;
beforeAll(async () => {
  await sink.start();
  Object.assign(process.env, {
    SMTP_URL: sink.url,
    STAFF_SITE_URL: 'https://app.overland.example',
    PUBLIC_SITE_URL: 'https://overland.example',
  });
  service = await startTestService(notifications, { role: 'both', logStream: log });
  await withPortal(service.dataSource, systemScope, (manager) => savePortal(manager, portal));
});
afterAll(async () => {
  await service.close();
  await sink.stop();
});

const deliver = <T extends EventType>(type: T, payload: EventPayload<T>) =>
  consumeEvent(
    service.app.get(SERVICE_DATABASE, { strict: false }),
    [service.app.get(EmailEvents, { strict: false })],
    { eventId: randomUUID(), type, at: new Date().toISOString(), requestId: null, payload },
  );
async function book(change: Partial<OrderBooked> = {}): Promise<OrderBooked> {
  const customerEmail = `maeve-${randomUUID()}@home.example`;
  const order = anOrderBooked({ portalId: portal._id, agents: [], customerEmail, ...change });
  await deliver('order.booked', order);
  return order;
}
async function sendCode(): Promise<string> {
  const email = `dana-${randomUUID()}@lonestar.example`;
  const codeSealed = encrypt('918273', testKeys().sealKey);
  await deliver('signIn.codeIssued', { userId: randomUUID(), email, firstName: 'Dana', codeSealed });
  return email;
}
const rowsTo = (toAddress: string) =>
  withPortal(service.dataSource, systemScope, (manager) => manager.findBy(EmailEntity, { toAddress }));
const isSent = async (address: string) =>
  (await rowsTo(address)).every(({ status }) => status === 'sent') && sink.to(address).length > 0;
const saysDown = () => log.lines.some((line) => line.includes('the mail server is down'));

describe('a mail server that does not take the emails to one address', () => {
  it.each([
    ['drops the connection', 'The mail server broke off.', (address: string) => sink.drop(address)],
    [
      'ends the session (421)',
      'The mail server asked to try later: 421 not this one',
      (address: string) => {
        sink.answer(address, ...Array(20).fill(421));
        return { end: () => sink.answer(address) };
      },
    ],
  ])(
    'and %s delays these alone: others and sign-in codes go out meanwhile',
    async (_what, reason, refuse) => {
      const held = `held-${randomUUID()}@home.example`;
      const refusing = refuse(held);
      await book({ customerEmail: held });
      await until('it was tried', async () => (await rowsTo(held)).every((row) => row.reason === reason));
      const other = await book();
      const code = await sendCode();
      await until('the others are sent', async () => (await isSent(other.customerEmail)) && isSent(code));
      expect((await rowsTo(held)).map(({ status }) => status)).toEqual(['queued', 'queued']);
      expect(saysDown()).toBe(false);
      refusing.end();
      await until('it is sent, too', () => isSent(held), 30);
    },
    60_000,
  );

  it('and stays silent on every connection for emails delays no sign-in code', async () => {
    const held = `silent-${randomUUID()}@home.example`;
    sink.endData(held, ...Array(20).fill('silent'));
    for (let order = 0; order < 3; order += 1) await book({ customerEmail: held });
    await until('all connections are held', () => sink.to(held).length === mailLanes.others.connections);
    const code = await sendCode();
    await until('the code is sent', () => isSent(code));
    expect((await rowsTo(held)).map(({ reason }) => reason)).toEqual(Array(6).fill(null));
    sink.endData(held);
    await until('all is sent', () => isSent(held), 60);
    expect(saysDown()).toBe(false);
  }, 90_000);
});
