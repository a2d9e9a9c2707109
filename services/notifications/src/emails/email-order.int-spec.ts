import { randomUUID } from 'node:crypto';
import { getQueueToken } from '@nestjs/bullmq';
import type { EventEnvelope, EventPayload, EventType } from '@overland/contracts';
import {
  consumeEvent,
  DueWorks,
  EventConsumer,
  encrypt,
  SERVICE_DATABASE,
  savePortal,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import {
  aPortal,
  bootTestApp,
  queueBackends,
  startTestService,
  type TestService,
  testKeys,
  until,
} from '@overland/service-kit/testing';
import type { Queue } from 'bullmq';
import { notifications } from '../index.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { SmtpSink } from '../testing/smtp-sink.js';
import { EmailEvents } from './email-events.listener.js';
import { EmailSweeper } from './email-sweeper.worker.js';
import { EmailWakeUps } from './email-wake-ups.js';
import { type MailLane, mailLanes } from './mail-lanes.js';

const bookings = 43;
/** Nothing is sent until the worker starts. It takes this many at once, which do not end in order. */
const amongTheFirst = 3 * mailLanes.others.connections;

const sink = new SmtpSink();
const portal = aPortal({
  contactEmail: 'ruth@lonestar.example',
  emails: [{ email: 'desk@lonestar.example', emailPickUp: true, emailDelivery: false }],
});

describe.each(queueBackends())('a storm of bookings, with the queues on $name,', (backend) => {
  let service: TestService;

  beforeEach(async () => {
    await backend.start();
    await sink.start();
    process.env.SMTP_URL = sink.url;
    process.env.STAFF_SITE_URL = 'https://app.overland.example';
    process.env.PUBLIC_SITE_URL = 'https://overland.example/';
    sink.mails.splice(0);
    // Writes emails and sends none.
    service = await startTestService(notifications);
    await withPortal(service.dataSource, systemScope, (manager) => savePortal(manager, portal));
  });
  afterEach(async () => {
    await service.close();
    await sink.stop();
    await backend.stop();
  });

  const aBooking = () =>
    anOrderBooked({
      portalId: portal._id,
      customerEmail: `maeve-${randomUUID()}@home.example`,
      agents: [{ name: 'Ada', email: 'ada@agents.example', pickup: true, delivery: false }],
    });

  const codeFor = (email: string) => ({
    userId: randomUUID(),
    email,
    firstName: 'Dana',
    codeSealed: encrypt('918273', testKeys().sealKey),
  });

  /** How many emails of the burst arrived before the code's. */
  async function emailsBefore(email: string): Promise<number> {
    const worker = await bootTestApp(notifications, { role: 'worker' });
    try {
      await until('the code is sent', () => sink.to(email).length > 0, 60);
    } finally {
      await worker.close();
    }
    return sink.mails.findIndex(({ recipient }) => recipient === email);
  }

  const bookingsBefore = (email: string) =>
    withPortal(service.dataSource, systemScope, async (manager) => {
      const rows = await manager.query<unknown[]>(
        `select distinct order_id from email_log
         where order_id is not null and created_at < (select created_at from email_log where to_address = $1)`,
        [email],
      );
      return rows.length;
    });

  function envelope<T extends EventType>(type: T, payload: EventPayload<T>): EventEnvelope<T> {
    return { eventId: randomUUID(), type, at: new Date().toISOString(), requestId: null, payload };
  }

  function deliver<T extends EventType>(type: T, payload: EventPayload<T>, app = service.app): Promise<void> {
    const handlers = [app.get(EmailEvents, { strict: false })];
    return consumeEvent(app.get(SERVICE_DATABASE), handlers, envelope(type, payload));
  }

  it('whose emails all wait is overtaken by the email of a later code', async () => {
    const email = 'dana@lonestar.example';
    for (let left = bookings; left > 0; left -= 1) await deliver('order.booked', aBooking());
    await deliver('signIn.codeIssued', codeFor(email));
    await until(
      'both lanes are woken',
      async () => (await waitingIn('signIn')) + (await waitingIn('others')) === 2,
    );
    expect(await emailsBefore(email)).toBeLessThan(amongTheFirst);
  }, 90_000);

  it('whose events come batch after batch does not delay the event of a code, which comes from another outbox', async () => {
    const email = 'kayla@lonestar.example';
    const consumer = service.app.get(EventConsumer, { strict: false });
    const storming = (async () => {
      for (let batch = 0; batch < 5; batch += 1) {
        await consumer.consume(Array.from({ length: 50 }, () => envelope('order.booked', aBooking())));
      }
    })();
    await consumer.consume([envelope('signIn.codeIssued', codeFor(email))]);
    await storming;
    expect(await bookingsBefore(email)).toBeLessThanOrEqual(50);
  }, 90_000);

  it('that lost its wake-ups is sent by a sweep, once its emails are a few seconds old', async () => {
    const writer = await bootTestApp(notifications, {
      overrides: [[EmailWakeUps, { addAfterCommit: () => undefined }]],
    });
    for (let left = 3; left > 0; left -= 1) await deliver('order.booked', aBooking(), writer);
    await deliver('signIn.codeIssued', codeFor('marcus@lonestar.example'), writer);
    await writer.close();
    const sweep = () => service.app.get(EmailSweeper, { strict: false }).sweep();
    const emailsDue = async () => {
      const counted = await service.app.get(DueWorks, { strict: false }).count();
      return counted.find(({ work }) => work === 'email')?.due;
    };
    await sweep();
    expect(await emailsDue()).toBe(22);
    await withPortal(service.dataSource, systemScope, (manager) =>
      manager.query(`update email_log set created_at = created_at - interval '5 seconds'`),
    );
    await sweep();
    await until('all are sent', () => sink.mails.length === 22);
  });

  const waitingIn = (lane: MailLane) =>
    service.app
      .get<Queue>(getQueueToken(mailLanes[lane].queue), { strict: false })
      .getJobCountByTypes('waiting', 'prioritized');
});
