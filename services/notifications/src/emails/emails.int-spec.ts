import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type EventEnvelope,
  type EventPayload,
  type EventType,
  emailSending,
  emails,
  type OrderBooked,
} from '@overland/contracts';
import { daySeconds } from '@overland/contracts/calendar';
import {
  Clock,
  consumeEvent,
  EventConsumer,
  encrypt,
  FixedClock,
  linkKeyFrom,
  readIdLink,
  SERVICE_DATABASE,
  ServiceHosts,
  savePortal,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import {
  aPortal,
  aSession,
  bootTestApp,
  LogRecorder,
  queueBackends,
  startTestService,
  type TestService,
  testKeys,
  until,
} from '@overland/service-kit/testing';
import Fastify from 'fastify';
import { Client } from 'pg';
import type { FindOptionsWhere } from 'typeorm';
import { notifications } from '../index.js';
import { aQuoteMail } from '../testing/a-quote-mail.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { SmtpSink } from '../testing/smtp-sink.js';
import { EmailEntity } from './email.entity.js';
import { claimSeconds } from './email-claims.repository.js';
import { EmailEvents } from './email-events.listener.js';
import { EmailFactsEntity } from './email-facts.entity.js';
import { EmailLanes } from './email-lanes.js';
import { EmailSweeper } from './email-sweeper.worker.js';
import { EmailWakeUps } from './email-wake-ups.js';
import type { MailLane } from './mail-lanes.js';
import { SmtpCircuit, SmtpCircuits } from './smtp-circuit.js';

const noon = new Date('2026-11-20T17:00:00Z');
const sink = new SmtpSink();
const log = new LogRecorder();
const clock = new FixedClock(noon);
const probeEveryMs = 1500;
const portal = aPortal({
  contactEmail: 'ruth@lonestar.example',
  emails: [{ email: 'desk@lonestar.example', emailPickUp: true, emailDelivery: false }],
});

describe.each(queueBackends())('emails, with their queue on $name:', (backend) => {
  const circuits = { signIn: new SmtpCircuit(probeEveryMs), others: new SmtpCircuit(probeEveryMs) };
  let service: TestService;

  beforeAll(async () => {
    await backend.start();
    await sink.start();
    process.env.SMTP_URL = sink.url;
    process.env.STAFF_SITE_URL = 'https://app.overland.example';
    process.env.PUBLIC_SITE_URL = 'https://overland.example/';
    process.env.LOG_LEVEL = 'debug';
    service = await startTestService(notifications, {
      role: 'both',
      overrides: [
        [Clock, clock],
        [SmtpCircuits, circuits],
      ],
      logStream: log,
    });
    await withPortal(service.dataSource, systemScope, (manager) => savePortal(manager, portal));
  });
  afterAll(async () => {
    await service.close();
    await sink.stop();
    await backend.stop();
  });

  /** Unique addresses for every booking, so that specs need not clean up. */
  function aBooking(changes: Partial<OrderBooked> = {}): OrderBooked {
    const person = randomUUID().slice(0, 8);
    return anOrderBooked({
      portalId: portal._id,
      customerEmail: `maeve-${person}@home.example`,
      agents: [{ name: 'Ada', email: `ada-${person}@agents.example`, pickup: true, delivery: false }],
      ...changes,
    });
  }

  function envelope<T extends EventType>(type: T, payload: EventPayload<T>): EventEnvelope<T> {
    return { eventId: randomUUID(), type, at: clock.now().toISOString(), requestId: 'request-1', payload };
  }

  const deliver = (event: EventEnvelope, app: NestFastifyApplication = service.app) =>
    consumeEvent(
      app.get(SERVICE_DATABASE, { strict: false }),
      [app.get(EmailEvents, { strict: false })],
      event,
    );

  const book = (changes: Partial<OrderBooked> = {}) => {
    const order = aBooking(changes);
    return deliver(envelope('order.booked', order)).then(() => order);
  };

  const rows = (where: FindOptionsWhere<EmailEntity>) =>
    withPortal(service.dataSource, systemScope, (manager) =>
      manager.find(EmailEntity, { where, order: { template: 'asc', toAddress: 'asc' } }),
    );
  const rowsOf = ({ orderId }: OrderBooked) => rows({ orderId });
  const wake = (lane: MailLane) => service.app.get(EmailLanes, { strict: false })[lane].wake();
  const sweep = () => service.app.get(EmailSweeper, { strict: false }).sweep();

  const allSent = (order: OrderBooked) =>
    until('every mail of the order is sent', async () => {
      const found = await rowsOf(order);
      return found.length > 0 && found.every(({ status }) => status === 'sent');
    });

  async function received(order: OrderBooked) {
    const ids = (await rowsOf(order)).map(({ messageId }) => messageId);
    return sink.mails.filter(({ messageId }) => ids.includes(messageId ?? ''));
  }

  describe('a booking', () => {
    it('sends exactly its emails, each once, and logs them', async () => {
      const order = await book({ isPaymentDue: true });
      await allSent(order);
      const [customer, agent] = [order.customerEmail, order.agents[0]?.email];
      const logged = await rowsOf(order);
      expect(logged.map(({ template, toAddress }) => `${template}: ${toAddress}`)).toEqual([
        `Order Agent: ${agent}`,
        'Order Client: desk@lonestar.example',
        'Order Client: ruth@lonestar.example',
        `Order OA: ${agent}`,
        'Order OA: desk@lonestar.example',
        `Order Transferee: ${customer}`,
        `Order Transferee Signature: ${customer}`,
        `Payment Request: ${customer}`,
      ]);
      const ids = logged.map(({ messageId }) => messageId);
      expect((await received(order)).map(({ messageId }) => messageId).sort()).toEqual([...ids].sort());
      expect(logged[0]).toMatchObject({ attempts: 1, sentAt: clock.now(), reason: null });
    });

    it('keeps what its emails say once for all of them, also when its event comes again', async () => {
      const order = aBooking();
      for (const event of [1, 2].map(() => envelope('order.booked', order))) await deliver(event);
      await allSent(order);
      const written = await rowsOf(order);
      expect(written.map(({ data }) => data)).toEqual(Array(7).fill(null));
      const kept = await withPortal(service.dataSource, { portalId: portal._id }, (manager) =>
        manager.find(EmailFactsEntity),
      );
      const ofOrder = kept.filter(({ data }) => data.orderId === order.orderId);
      expect(ofOrder).toEqual([{ eventId: written[0]?.eventId, portalId: portal._id, data: order }]);
    });

    it('makes one set of emails however often its event comes, even in parallel', async () => {
      const event = envelope('order.booked', aBooking());
      await Promise.all([deliver(event), deliver(event)]);
      await deliver(event);
      // The same booking in another event, as after a restored outbox.
      await deliver({ ...event, eventId: randomUUID() });
      await allSent(event.payload);
      await sweep();
      expect(await rowsOf(event.payload)).toHaveLength(7);
      expect(sink.to(event.payload.customerEmail)).toHaveLength(2);
    });

    it('is followed by the id of its request: in the email, and on the log lines of the event and of the job', async () => {
      const order = aBooking();
      const requestId = `request-${randomUUID()}`;
      const consumer = service.app.get(EventConsumer, { strict: false });
      await consumer.consume([{ ...envelope('order.booked', order), requestId }]);
      await allSent(order);
      const headers = (await received(order)).flatMap((mail) => mail.headers);
      const ids = headers.filter(({ key }) => key === 'x-request-id').map(({ value }) => value);
      expect(ids).toEqual(Array(7).fill(requestId));
      const lines = () => log.lines.filter((line) => line.includes(`"requestId":"${requestId}"`)).join('');
      await until('both lines are written', () => lines().includes('sent') && lines().includes('consumed'));
      expect(lines()).toMatch(/email [\w-]+ \(Order OA\) sent/);
      expect(lines()).toMatch(/order\.booked [\w-]+ consumed/);
    });

    it('of a visitor writes to the customer and the company alone, of the company’s only what is known of it', async () => {
      const order = await book({ isPublic: true, isPaymentDue: true });
      await allSent(order);
      expect((await rowsOf(order)).map(({ toAddress }) => toAddress).sort()).toEqual(
        [...Array(3).fill(order.customerEmail), 'desk@lonestar.example', 'ruth@lonestar.example'].sort(),
      );
    });

    it('is written in the name of its company, and answers go to the company', async () => {
      const order = await book();
      await allSent(order);
      const [mail] = sink.to(order.customerEmail);
      expect(mail?.from?.name).toBe(portal.companyName);
      expect(mail?.replyTo?.map(({ address }) => address)).toEqual(['ruth@lonestar.example']);
      const [toCompany] = (await received(order)).filter(({ subject }) => subject?.startsWith('New booking'));
      expect(toCompany?.replyTo?.map(({ address }) => address)).toEqual(['support@overland.example']);
    });

    it('writes to its customer in the language of the order, and to all others in English', async () => {
      const order = await book({ language: 'es' });
      await allSent(order);
      const subjects = (await received(order)).map(({ to, subject }) => [to?.[0]?.address, subject]);
      expect(subjects.filter(([to]) => to === order.customerEmail)).toEqual(
        expect.arrayContaining([
          [order.customerEmail, 'Su pedido #10234 está reservado: Dallas, TX → Denver, CO'],
          [order.customerEmail, 'Acepte los términos del pedido #10234'],
        ]),
      );
      const others = subjects.filter(([to]) => to !== order.customerEmail);
      expect(
        others.filter(([, subject]) => !/^(New booking|Order|Pickup of order) /.test(subject ?? '')),
      ).toEqual([]);
      expect(others).toHaveLength(5);
    });

    it('waits for a portal that is not known yet, and leaves nothing half-written', async () => {
      const late = aPortal();
      const event = envelope('order.booked', aBooking({ portalId: late._id }));
      await expect(deliver(event)).rejects.toThrow('is not known here yet');
      expect(await rowsOf(event.payload)).toEqual([]);
      await withPortal(service.dataSource, systemScope, (manager) => savePortal(manager, late));
      await deliver(event);
      await allSent(event.payload);
    });

    it('loses no email when the process dies between commit and queue', async () => {
      const lost: unknown[] = [];
      const dying = await bootTestApp(notifications, {
        overrides: [
          [Clock, clock],
          [EmailWakeUps, { addAfterCommit: (_manager: unknown, of: unknown[]) => void lost.push(...of) }],
        ],
        logStream: log,
      });
      const event = envelope('order.booked', aBooking());
      await deliver(event, dying);
      await dying.close();
      expect(lost).toHaveLength(7);
      clock.advanceSeconds(5);
      // Without a request: the worker's sweeper finds them.
      await allSent(event.payload);
      expect(sink.to(event.payload.customerEmail)).toHaveLength(2);
    });

    it('is left alone by a wake-up that comes once its emails are sent', async () => {
      const order = await book();
      await allSent(order);
      const before = await rowsOf(order);
      await wake('others');
      expect(await rowsOf(order)).toEqual(before);
      expect(await received(order)).toHaveLength(before.length);
    });

    it('takes over an email whose worker died, with the same Message-ID, once its claim is over', async () => {
      const order = await book();
      await allSent(order);
      const [row] = await rowsOf(order);
      // As after a crash between the server's 250 and our commit: claimed, and not marked.
      await withPortal(service.dataSource, systemScope, (manager) =>
        manager.update(EmailEntity, row?.id ?? '', {
          status: 'queued',
          sentAt: null,
          claimedAt: () => 'now()',
        }),
      );
      await wake('others');
      expect(sink.mails.filter(({ messageId }) => messageId === row?.messageId)).toHaveLength(1);
      await withPortal(service.dataSource, systemScope, (manager) =>
        manager.update(EmailEntity, row?.id ?? '', {
          claimedAt: () => `claimed_at - interval '${claimSeconds + 1} seconds'`,
        }),
      );
      clock.advanceSeconds(5);
      await sweep();
      await allSent(order);
      expect(sink.mails.filter(({ messageId }) => messageId === row?.messageId)).toHaveLength(2);
    });

    it('leaves hostile names inert in HTML, text and headers', async () => {
      const name = '<script>alert(1)</script>{{constructor}}\r\nBcc: all@x.example';
      const order = await book({ customerFullName: name, pickupText: name, deliveryText: name });
      await allSent(order);
      const client = (await rowsOf(order)).find(({ template }) => template === 'Order Client');
      const mail = (await received(order)).find(({ messageId }) => messageId === client?.messageId);
      expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;{{constructor}} Bcc: all@x.example');
      expect(mail?.html).not.toContain('<script');
      expect(mail?.text).toContain('<script>alert(1)</script>{{constructor}} Bcc: all@x.example');
      expect(mail?.bcc).toBeUndefined();
      expect(mail?.subject).toContain('New booking #10234: <script>alert(1)</script>{{constructor}} Bcc:');
      expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(sink.to('all@x.example')).toEqual([]);
    });

    it('links to the configured sites only', async () => {
      const order = await book();
      await allSent(order);
      const links = (await received(order)).flatMap(({ html }) => html?.match(/https?:\/\/[^"<\s]+/g) ?? []);
      // The link of the order's customer, which its two pages share.
      const token = links.join(' ').match(/order-status\/([\w-]{55})/)?.[1];
      expect(new Set(links)).toEqual(
        new Set([
          `https://app.overland.example/order/${order.orderId}`,
          `https://overland.example/terms/${order.orderId}/10234/${token}`,
          `https://overland.example/order-status/${token}`,
          // The provider's logo, in what it writes to the company's own people.
          'https://overland.example/icon-192.png',
        ]),
      );
    });
  });

  describe('a mail server', () => {
    it('that refuses an address fails that email alone, at once and with the reason', async () => {
      const order = aBooking();
      sink.answer(order.customerEmail, 550, 550);
      await deliver(envelope('order.booked', order));
      await until('nothing waits', async () =>
        (await rowsOf(order)).every(({ status }) => status !== 'queued'),
      );
      const found = await rowsOf(order);
      const failed = found.filter(({ status }) => status === 'failed');
      expect(failed.map(({ toAddress }) => toAddress)).toEqual([order.customerEmail, order.customerEmail]);
      expect(failed[0]?.reason).toMatch(/^The mail server refused it: 550/);
      expect(found.filter(({ status }) => status === 'sent')).toHaveLength(5);
      await sweep();
      expect(sink.to(order.customerEmail)).toEqual([]);
    });

    it('that defers an email gets it later', async () => {
      const order = aBooking();
      sink.answer(order.customerEmail, 451, 451);
      await deliver(envelope('order.booked', order));
      await until('both have been tried', async () => {
        const found = await rowsOf(order);
        return found.filter(({ reason }) => reason?.includes('try later: 451')).length === 2;
      });
      await allSent(order);
      expect(sink.to(order.customerEmail)).toHaveLength(2);
    }, 20_000);

    it('that is down is probed by one email at a time, and gets everything when it is back', async () => {
      await sink.stop();
      const first = await book();
      await until('one has failed', async () => (await rowsOf(first)).some(({ reason }) => reason !== null));
      const second = await book();
      const before = await failures();
      const started = performance.now();
      await until('it was probed again', async () => (await failures()) >= before + 2, 20);
      expect(performance.now() - started).toBeGreaterThan(probeEveryMs * 0.9);
      await sink.start();
      await until('all is sent', async () =>
        [...(await rowsOf(first)), ...(await rowsOf(second))].every(({ status }) => status === 'sent'),
      );
      expect(sink.to(second.customerEmail)).toHaveLength(2);
    }, 40_000);

    const failures = async () => log.lines.filter((line) => line.includes('is unreachable, try')).length;

    // Half a minute of waiting, in which the queue plays no part: on one of them.
    if (backend.name === 'PostgreSQL') {
      it('that is slow gets every email once', async () => {
        const order = aBooking();
        sink.endData(order.customerEmail, 'slow', 'slow');
        await deliver(envelope('order.booked', order));
        await allSent(order);
        expect(copiesAndMails(order)).toEqual([2, 2]);
        expect(await attempts(order)).toBe(7);
      });

      it.each([
        ['stops answering', 'silent', 'The mail server did not answer in time.'],
        ['closes the connection', 'closed', 'The mail server broke off.'],
      ] as const)(
        'that takes an email and %s gets it again later, as the same email, and no other twice',
        async (_what, end, reason) => {
          const order = aBooking();
          // A connection that closes is tried once more at once: it might have been an idle one.
          sink.endData(order.customerEmail, end, end, end, end);
          await deliver(envelope('order.booked', order));
          const failed = async () => (await rowsOf(order)).filter((row) => row.reason === reason);
          await until('it has failed', async () => (await failed()).length > 0, 25);
          sink.endData(order.customerEmail);
          const isSent = async () => (await rowsOf(order)).every(({ status }) => status === 'sent');
          await until('all is sent', isSent, 40);
          const [copies, mails] = copiesAndMails(order);
          expect(mails).toBe(2);
          expect(copies).toBeGreaterThan(2);
          const others = (await received(order)).filter(({ recipient }) => recipient !== order.customerEmail);
          expect(others).toHaveLength(5);
        },
        80_000,
      );
    }

    it('that is down for a day makes emails fail with a reason, told once also by two workers', async () => {
      const order = aBooking();
      sink.answer(order.customerEmail, ...Array(20).fill(451));
      await deliver(envelope('order.booked', order));
      await until('two wait and the others are sent', async () => {
        const found = await rowsOf(order);
        const waiting = found.filter(({ status, reason }) => status === 'queued' && reason !== null);
        return waiting.length === 2 && found.filter(({ status }) => status === 'sent').length === 5;
      });
      clock.advanceSeconds(daySeconds);
      await Promise.all([sweep(), sweep(), sweep()]);
      const waited = (await rowsOf(order)).filter(({ status }) => status === 'failed');
      expect(waited).toHaveLength(2);
      expect(waited[0]?.reason).toMatch(/^Not sent in time\. The mail server asked to try later: 451/);
      const told = await withPortal(service.dataSource, systemScope, (manager) =>
        manager.query<{ id: string }[]>(
          `select payload ->> 'emailId' as id from outbox
           where type = 'email.failureChanged' and payload ->> 'orderId' = $1`,
          [order.orderId],
        ),
      );
      expect(told.map(({ id }) => id).sort()).toEqual(waited.map(({ id }) => id).sort());
    });
  });

  /** What came for the customer of a booking: as the server counts, and as a person's mailbox does. */
  function copiesAndMails({ customerEmail }: OrderBooked): [copies: number, mails: number] {
    const ids = sink.to(customerEmail).map(({ messageId }) => messageId);
    return [ids.length, new Set(ids).size];
  }

  const attempts = async (...orders: OrderBooked[]) => {
    const found = await Promise.all(orders.map(rowsOf));
    return found.flat().reduce((sum, row) => sum + row.attempts, 0);
  };

  if (backend.name === 'Redis') {
    describe('a Redis that is killed while emails are sent and comes back empty', () => {
      it('loses no email, and bookings continue while it is down', async () => {
        const bookings = Array.from({ length: 60 }, () => aBooking());
        await deliverEvents(bookings.slice(0, 50));
        const orderIds = bookings.map(({ orderId }) => orderId);
        await until('some are sent', async () => (await countOf(orderIds, 'sent')) > 20, 30);
        await backend.redis?.kill();
        expect(await countOf(orderIds, 'sent')).toBeLessThan(350);
        await deliverEvents(bookings.slice(50));
        await backend.redis?.restartEmpty();
        await until('all are sent', async () => (await countOf(orderIds, 'sent')) === 420, 60);
        const received = bookings.flatMap(({ customerEmail }) => sink.to(customerEmail));
        const ids = received.map(({ messageId }) => messageId);
        expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
      }, 100_000);
    });
  }

  /** Delivers their events as a relay does. */
  const deliverEvents = (bookings: OrderBooked[]) =>
    service.app
      .get(EventConsumer, { strict: false })
      .consume(bookings.map((order) => envelope('order.booked', order)));

  const countOf = (orderIds: string[], status: string) =>
    withPortal(service.dataSource, systemScope, async (manager) => {
      const found = await manager.query<unknown[]>(
        'select 1 from email_log where order_id = any($1::uuid[]) and status = $2',
        [orderIds, status],
      );
      return found.length;
    });

  it('the quote of a customer goes to its mailbox once, in the language of the quote', async () => {
    const email = `grace-${randomUUID().slice(0, 8)}@home.example`;
    const event = envelope('quote.mailRequested', aQuoteMail({ email, language: 'es' }));
    await deliver(event);
    await deliver(event);
    await until('it is sent', async () =>
      (await rows({ toAddress: email })).every(({ status }) => status === 'sent'),
    );
    const [mail, ...more] = sink.to(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Su cotización #10234: Dallas, TX a Denver, CO');
    expect(mail?.text).toContain('https://overland.example/quote/public/');
  });

  it('a follow-up of a quote goes out once, from its company, and can be ended by one click', async () => {
    const email = `rita-${randomUUID().slice(0, 8)}@home.example`;
    const event = envelope('quote.followedUp', {
      followUpId: randomUUID(),
      portalId: portal._id,
      isByRule: true,
      sentAt: '2026-11-20T17:00:00.000Z',
      subject: 'Any questions?',
      words: 'Is anything open?',
      mail: aQuoteMail({ email }),
    });
    await deliver(event);
    await deliver(event);
    await until('it is sent', async () =>
      (await rows({ toAddress: email })).every(({ status }) => status === 'sent'),
    );
    const [mail, ...more] = sink.to(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Any questions?');
    expect(mail?.from?.name).toBe(portal.companyName);
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value ?? '';
    const address = /^<https:\/\/overland\.example\/api\/follow-ups\/unsubscribe\/([\w-]{48})>$/;
    const [, token = ''] = address.exec(header('list-unsubscribe')) ?? [];
    expect(readIdLink(linkKeyFrom(testKeys().sealKey, 'follow-ups'), token)).toBe(event.payload.followUpId);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(`https://overland.example/no-more-reminders/${token}`);
  });

  describe('a secret of signing in', () => {
    const sealKey = testKeys().sealKey;

    it('is in its email and nowhere else: not in the row, the queue or the log', async () => {
      const email = `dana-${randomUUID().slice(0, 8)}@lonestar.example`;
      const [code, token] = ['918273', 'canary-token-5f0c'];
      const user = { userId: randomUUID(), email, firstName: 'Dana' };
      await deliver(envelope('signIn.codeIssued', { ...user, codeSealed: encrypt(code, sealKey) }));
      await deliver(envelope('password.resetRequested', { ...user, tokenSealed: encrypt(token, sealKey) }));
      const both = () => rows({ toAddress: email });
      await until('both are sent', async () => (await both()).every(({ status }) => status === 'sent'));
      const [reset, signIn] = [
        sink.to(email).find(({ text }) => text?.includes(token)),
        codeMail(email, code),
      ];
      expect(reset?.text).toContain(`https://app.overland.example/reset-password/${token}`);
      expect(signIn?.subject).toBe('Your Overland code');
      expect(signIn?.html).toContain(`>${code}<`);
      const stored = JSON.stringify([await both(), await queueContents()]);
      for (const secret of [code, token, 'sealed']) expect(stored).not.toContain(secret);
      for (const secret of [code, token, email]) expect(log.text).not.toContain(secret);
    });

    it('of a driver’s link is in the text to the phone and nowhere else, and the text is not sent again', async () => {
      const phone = `555${Math.floor(Math.random() * 1e7)
        .toString()
        .padStart(7, '0')}`;
      const orderId = randomUUID();
      const token = 'canary-link-77ab';
      const asked = { orderId, portalId: portal._id, uniqueId: 10_234, phone, language: 'es' as const };
      const event = envelope('driver.locationRequested', { ...asked, tokenSealed: encrypt(token, sealKey) });
      await deliver(event);
      await deliver(event);
      const logged = () => rows({ orderId });
      await until('it is sent', async () => (await logged()).every(({ status }) => status === 'sent'));
      const [text, ...more] = sink.to(`${phone}@sms.overland.example`);
      expect(more).toEqual([]);
      expect(text?.html).toBeUndefined();
      expect(text?.text?.trim()).toBe(
        `${portal.companyName}: comparta su lugar actual, pedido #10234: https://overland.example/driver-location/${token}`,
      );
      const stored = JSON.stringify([await logged(), await queueContents()]);
      for (const secret of [token, 'sealed']) expect(stored).not.toContain(secret);
      expect(log.text).not.toContain(token);
      const [{ id = '' } = {}] = await logged();
      const as = aSession({ role: 'MCAdmin' });
      const { status } = await service.call(emailSending.resend, { params: { emailId: id }, as });
      expect(status).toBe(404);
      const { body } = await service.call(emails.logs, { params: { orderId }, as });
      expect(body).toMatchObject([{ template: 'Driver Location Request', subject: 'Pedido #10234' }]);
      expect(JSON.stringify(body)).not.toContain(token);
    });

    /** A code whose email the mail server takes at no try. */
    async function codeNotTaken(): Promise<string> {
      const email = `late-${randomUUID().slice(0, 8)}@lonestar.example`;
      const event = envelope('signIn.codeIssued', {
        userId: randomUUID(),
        email,
        firstName: 'Dana',
        codeSealed: encrypt('555555', sealKey),
      });
      sink.answer(email, ...Array(20).fill(451));
      await deliver(event);
      await until('it was tried', async () => (await rows({ toAddress: email }))[0]?.reason != null);
      return email;
    }

    it('is erased unsent when it has expired', async () => {
      const email = await codeNotTaken();
      clock.advanceSeconds(601);
      await sweep();
      const [row] = await rows({ toAddress: email });
      expect(row).toMatchObject({ status: 'failed', data: { firstName: 'Dana' } });
      expect(row?.data).not.toHaveProperty('sealed');
      expect(sink.to(email)).toEqual([]);
    });

    it('is not tried again from the moment it expires', async () => {
      const email = await codeNotTaken();
      const [{ id = '', giveUpAt = new Date(0) } = {}] = await rows({ toAddress: email });
      clock.moveTo(giveUpAt);
      await withPortal(service.dataSource, systemScope, (manager) =>
        manager.update(EmailEntity, id, { nextTryAt: null }),
      );
      await wake('signIn');
      await until('it is given up', async () => (await rows({ toAddress: email }))[0]?.status === 'failed');
      expect(await rows({ toAddress: email })).toMatchObject([
        { status: 'failed', reason: 'Not sent in time: its code or link has expired.' },
      ]);
    });

    it('that was encrypted with another key fails the email and not the worker', async () => {
      const email = `odd-${randomUUID().slice(0, 8)}@lonestar.example`;
      const codeSealed = encrypt('111111', 'another key that is also long enough');
      const user = { userId: randomUUID(), email, firstName: 'Dana' };
      await deliver(envelope('signIn.codeIssued', { ...user, codeSealed }));
      await until('it failed', async () => (await rows({ toAddress: email }))[0]?.status === 'failed');
      expect((await rows({ toAddress: email }))[0]?.reason).toBe('The email could not be written.');
    });
  });

  const codeMail = (email: string, code: string) => sink.to(email).find(({ text }) => text?.includes(code));

  /** Every row of every table of the queue, as text; on Redis all that was ever written to it. */
  async function queueContents(): Promise<string[]> {
    if (backend.redis) return [backend.redis.everythingWritten()];
    const client = new Client({ connectionString: process.env.QUEUE_DATABASE_URL });
    await client.connect();
    try {
      const tables = await client.query(`select tablename from pg_tables where schemaname = 'bullmq'`);
      const all: string[] = [];
      for (const { tablename } of tables.rows) {
        const { rows: found } = await client.query(`select t::text as text from bullmq."${tablename}" t`);
        all.push(...found.map(({ text }) => text));
      }
      return all;
    } finally {
      await client.end();
    }
  }

  describe('the log of an order', () => {
    const logs = (order: OrderBooked, session: Parameters<typeof aSession>[0] | null) =>
      service.call(emails.logs, { params: { orderId: order.orderId }, as: session && aSession(session) });

    /** What the orders service knows. */
    const orderPortals = new Map<string, string>();
    const ordersService = Fastify();
    ordersService.post<{ Body: { orderId: string; portalId: string | null } }>(
      '/service/orders/exists',
      ({ body }, reply) => {
        const found = orderPortals.get(body.orderId);
        if (found && (body.portalId === null || body.portalId === found)) return { orderId: body.orderId };
        return reply
          .status(404)
          .send({ code: 'notFound', message: 'We could not find this order.', requestId: '' });
      },
    );
    beforeAll(async () => {
      await ordersService.ready();
      ServiceHosts.set('orders', ordersService);
    });
    afterAll(() => ServiceHosts.delete('orders'));

    it('shows its emails to its own portal and to MCAdmin', async () => {
      const order = await book();
      await allSent(order);
      for (const session of [{ role: 'User', portalId: portal._id } as const, { role: 'MCAdmin' } as const]) {
        const reply = await logs(order, session);
        expect(reply.status).toBe(200);
        expect(reply.body).toHaveLength(7);
        expect(reply.body[0]).toMatchObject({ orderId: order.orderId, status: 'sent', reason: null });
      }
    });

    it('answers 404 for an order of another portal, as for one that does not exist', async () => {
      const order = await book();
      orderPortals.set(order.orderId, portal._id);
      const foreign = await logs(order, { role: 'Admin' });
      expect([foreign.status, foreign.body.code]).toEqual([404, 'notFound']);
      const missing = await logs(aBooking(), { role: 'Admin' });
      expect({ ...missing.body, requestId: '' }).toEqual({ ...foreign.body, requestId: '' });
    });

    it('is empty for an order whose emails are still to be written', async () => {
      const order = aBooking();
      orderPortals.set(order.orderId, portal._id);
      const own = await logs(order, { role: 'User', portalId: portal._id });
      expect(own).toMatchObject({ status: 200, body: [] });
    });

    it('is for people who are signed in, and for ids', async () => {
      expect((await logs(aBooking(), null)).status).toBe(401);
      expect((await logs(aBooking({ orderId: 'null' }), { role: 'MCAdmin' })).status).toBe(404);
    });

    it('hides sign-in emails from every portal, in the database too', async () => {
      const seen = await withPortal(service.dataSource, { portalId: portal._id }, (manager) =>
        manager.find(EmailEntity),
      );
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter(({ portalId }) => portalId !== portal._id)).toEqual([]);
    });
  });
});
