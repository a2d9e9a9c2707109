import { randomUUID } from 'node:crypto';
import { getQueueToken } from '@nestjs/bullmq';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type EventEnvelope,
  type EventPayload,
  type EventType,
  emails,
  type OrderBooked,
} from '@overland/contracts';
import {
  addToOutbox,
  Clock,
  consumeEvent,
  FixedClock,
  SERVICE_DATABASE,
  savePortal,
  seal,
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
import { Client } from 'pg';
import { notifications } from '../index.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { SmtpSink } from '../testing/smtp-sink.js';
import { EmailQueue, emailQueueName } from './email-queue.js';
import { EmailSweeper } from './email-sweeper.js';
import { MailEvents } from './mail-events.js';
import type { StoredEmail } from './stored-email.js';

const noon = new Date('2026-11-20T17:00:00Z');
const sink = new SmtpSink();
const log = new LogRecorder();
const clock = new FixedClock(noon);
const portal = aPortal({
  contactEmail: 'ruth@lonestar.example',
  emails: [{ email: 'desk@lonestar.example', emailPickUp: true, emailDelivery: false }],
});
describe.each(queueBackends())('mails, with their queue on $name:', (backend) => {
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
      overrides: [[Clock, clock]],
      logStream: log,
    });
    await withPortal(service.dataSource, systemScope, (manager) => savePortal(manager, portal));
  });
  afterAll(async () => {
    await service.close();
    await sink.stop();
    await backend.stop();
  });

  /** Addresses of its own for every booking, so that specs need not clean up. */
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
      [app.get(MailEvents, { strict: false })],
      event,
    );

  const book = (changes: Partial<OrderBooked> = {}) => {
    const order = aBooking(changes);
    return deliver(envelope('order.booked', order)).then(() => order);
  };

  const rows = (where: string, value: string) =>
    withPortal(service.dataSource, systemScope, (manager) =>
      manager.query<StoredEmail[]>(
        `select * from email_log where ${where} = $1 order by template, to_address`,
        [value],
      ),
    );
  const rowsOf = (order: OrderBooked) => rows('order_id', order.orderId);
  const sweep = () => service.app.get(EmailSweeper, { strict: false }).sweep();

  const allSent = (order: OrderBooked) =>
    until('every mail of the order is sent', async () => {
      const found = await rowsOf(order);
      return found.length > 0 && found.every(({ status }) => status === 'sent');
    });

  async function received(order: OrderBooked) {
    const ids = (await rowsOf(order)).map(({ message_id }) => message_id);
    return sink.mails.filter(({ messageId }) => ids.includes(messageId ?? ''));
  }

  describe('a booking', () => {
    it('sends exactly its mails, each once, and says so in the log', async () => {
      const order = await book({ isPaymentDue: true });
      await allSent(order);
      const [customer, agent] = [order.customerEmail, order.agents[0]?.email];
      const logged = await rowsOf(order);
      expect(logged.map(({ template, to_address }) => `${template}: ${to_address}`)).toEqual([
        `Order Agent: ${agent}`,
        'Order Client: desk@lonestar.example',
        'Order Client: ruth@lonestar.example',
        `Order OA: ${agent}`,
        'Order OA: desk@lonestar.example',
        `Order Transferee: ${customer}`,
        `Order Transferee Signature: ${customer}`,
        `Payment Request: ${customer}`,
      ]);
      const ids = logged.map(({ message_id }) => message_id);
      expect((await received(order)).map(({ messageId }) => messageId).sort()).toEqual([...ids].sort());
      expect(logged[0]).toMatchObject({ attempts: 1, sent_at: clock.now(), reason: null });
    });

    it('makes one set of mails however often and however parallel its event comes', async () => {
      const event = envelope('order.booked', aBooking());
      await Promise.all([deliver(event), deliver(event)]);
      await deliver(event);
      // The same booking told by another event, as after a restored outbox.
      await deliver({ ...event, eventId: randomUUID() });
      await allSent(event.payload);
      await sweep();
      expect(await rowsOf(event.payload)).toHaveLength(7);
      expect(sink.to(event.payload.customerEmail)).toHaveLength(2);
    });

    it('comes through the queue of events', async () => {
      const order = aBooking();
      await withPortal(service.dataSource, systemScope, (manager) =>
        addToOutbox(manager, 'order.booked', order, { requestId: 'request-2' }),
      );
      await allSent(order);
      expect(await rowsOf(order)).toHaveLength(7);
    });

    it('is told by the id of its request: in the mail, and on the log lines of the event and of the job', async () => {
      const order = aBooking();
      const requestId = `request-${randomUUID()}`;
      await withPortal(service.dataSource, systemScope, (manager) =>
        addToOutbox(manager, 'order.booked', order, { requestId }),
      );
      await allSent(order);
      const headers = (await received(order)).flatMap((mail) => mail.headers);
      const ids = headers.filter(({ key }) => key === 'x-request-id').map(({ value }) => value);
      expect(ids).toEqual(Array(7).fill(requestId));
      const told = () => log.lines.filter((line) => line.includes(`"requestId":"${requestId}"`)).join('');
      await until('both lines are written', () => told().includes('sent') && told().includes('consumed'));
      expect(told()).toMatch(/mail [\w-]+ \(Order OA\) sent/);
      expect(told()).toMatch(/order\.booked [\w-]+ consumed/);
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

    it('loses no mail when the process dies between commit and queue', async () => {
      const lost: unknown[] = [];
      const dying = await bootTestApp(notifications, {
        overrides: [
          [Clock, clock],
          [EmailQueue, { add: async (jobs: unknown[]) => void lost.push(...jobs) }],
        ],
        logStream: log,
      });
      const event = envelope('order.booked', aBooking());
      await deliver(event, dying);
      await dying.close();
      expect(lost).toHaveLength(7);
      // Nobody asks for it: the sweeper of the worker finds them by itself.
      await allSent(event.payload);
      expect(sink.to(event.payload.customerEmail)).toHaveLength(2);
    });

    it('takes over a mail whose worker died, with the same Message-ID', async () => {
      const order = await book();
      await allSent(order);
      const [row] = await rowsOf(order);
      // As after a crash between the server's 250 and our commit: claimed, and not marked.
      await withPortal(service.dataSource, systemScope, (manager) =>
        manager.query(
          `update email_log set status = 'queued', sent_at = null, claimed_at = $2 where id = $1`,
          [row?.id, clock.now()],
        ),
      );
      expect(await sweep()).toBe(0);
      clock.advanceSeconds(31);
      expect(await sweep()).toBe(1);
      await allSent(order);
      expect(sink.mails.filter(({ messageId }) => messageId === row?.message_id)).toHaveLength(2);
    });

    it('leaves hostile names inert in HTML, text and headers', async () => {
      const name = '<script>alert(1)</script>{{constructor}}\r\nBcc: all@x.example';
      const order = await book({ customerFullName: name, pickupText: name, deliveryText: name });
      await allSent(order);
      const client = (await rowsOf(order)).find(({ template }) => template === 'Order Client');
      const mail = (await received(order)).find(({ messageId }) => messageId === client?.message_id);
      expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;{{constructor}} Bcc: all@x.example');
      expect(mail?.html).not.toContain('<script');
      expect(mail?.text).toContain('<script>alert(1)</script>{{constructor}} Bcc: all@x.example');
      expect(mail?.bcc).toBeUndefined();
      expect(mail?.subject).toContain('New booking #10234 for <script>alert(1)</script>{{constructor}} Bcc:');
      expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(sink.to('all@x.example')).toEqual([]);
    });

    it('links to the configured sites only', async () => {
      const order = await book();
      await allSent(order);
      const links = (await received(order)).flatMap(({ html }) => html?.match(/https?:\/\/[^"<\s]+/g) ?? []);
      expect(new Set(links)).toEqual(
        new Set([
          `https://app.overland.example/order/${order.orderId}`,
          `https://overland.example/terms/${order.orderId}/10234`,
        ]),
      );
    });
  });

  describe('a mail server', () => {
    it('that refuses an address ends that mail at once, with the reason, and no other', async () => {
      const order = aBooking();
      sink.answer(order.customerEmail, 550, 550);
      await deliver(envelope('order.booked', order));
      await until('nothing waits', async () =>
        (await rowsOf(order)).every(({ status }) => status !== 'queued'),
      );
      const found = await rowsOf(order);
      const failed = found.filter(({ status }) => status === 'failed');
      expect(failed.map(({ to_address }) => to_address)).toEqual([order.customerEmail, order.customerEmail]);
      expect(failed[0]?.reason).toMatch(/^The mail server refused it: 550/);
      expect(found.filter(({ status }) => status === 'sent')).toHaveLength(5);
      await sweep();
      expect(sink.to(order.customerEmail)).toEqual([]);
    });

    it('that asks to come later gets the mail later', async () => {
      const order = aBooking();
      sink.answer(order.customerEmail, 451, 451);
      await deliver(envelope('order.booked', order));
      await until('both have been tried', async () => {
        const found = await rowsOf(order);
        return found.filter(({ reason }) => reason?.includes('try later: 451')).length === 2;
      });
      clock.advanceSeconds(10);
      await sweep();
      await allSent(order);
      expect(sink.to(order.customerEmail)).toHaveLength(2);
    });

    it('that is down is probed once in 30 s, and gets everything when it is back', async () => {
      await sink.stop();
      const first = await book();
      await until('one has failed', async () => (await rowsOf(first)).some(({ reason }) => reason !== null));
      const second = await book();
      await noJobWaits();
      expect(await sweep()).toBe(0);
      const triedBefore = await attempts(first, second);
      clock.advanceSeconds(31);
      expect(await sweep()).toBe(1);
      await until('the probe has failed', async () => (await attempts(first, second)) === triedBefore + 1);
      await until('the circuit is open again', async () => (await sweep()) === 0);
      await sink.start();
      clock.advanceSeconds(31);
      await sweep();
      await until('what was due is sent', async () => {
        await sweep();
        return [...(await rowsOf(first)), ...(await rowsOf(second))].every(({ status }) => status === 'sent');
      });
      expect(sink.to(second.customerEmail)).toHaveLength(2);
    });

    // Half a minute of waiting, in which the queue plays no part: on one of them.
    if (backend.name === 'PostgreSQL') {
      it('that is slow gets every mail once', async () => {
        const order = aBooking();
        sink.endData(order.customerEmail, 'slow', 'slow');
        await deliver(envelope('order.booked', order));
        await allSent(order);
        expect(copiesAndMails(order)).toEqual([2, 2]);
        expect(await attempts(order)).toBe(7);
      });

      it.each([
        ['says nothing more', 'silent', 'The mail server did not answer in time.'],
        ['closes the connection', 'closed', 'The mail server could not be reached.'],
      ] as const)(
        'that takes a mail and %s gets it again later, as the same mail, and no other twice',
        async (_what, end, reason) => {
          const order = aBooking();
          // A connection that closes is tried once more at once: it might have been an idle one.
          sink.endData(order.customerEmail, end, end, end, end);
          await deliver(envelope('order.booked', order));
          const failed = async () => (await rowsOf(order)).filter((row) => row.reason === reason);
          await until('it has failed', async () => (await failed()).length > 0, 25);
          // A mail that is under way while the clock jumps would look abandoned.
          await noJobWaits();
          sink.endData(order.customerEmail);
          clock.advanceSeconds(31);
          await until('all is sent', async () => {
            await sweep();
            return (await rowsOf(order)).every(({ status }) => status === 'sent');
          });
          const [copies, mails] = copiesAndMails(order);
          expect(mails).toBe(2);
          expect(copies).toBeGreaterThan(2);
          const others = (await received(order)).filter(({ recipient }) => recipient !== order.customerEmail);
          expect(others).toHaveLength(5);
        },
        60_000,
      );
    }

    it('that is down for a day ends the waiting with a reason', async () => {
      const order = aBooking();
      sink.answer(order.customerEmail, 451, 451);
      await deliver(envelope('order.booked', order));
      await until('two wait and the others are sent', async () => {
        const found = await rowsOf(order);
        const waiting = found.filter(({ status, reason }) => status === 'queued' && reason !== null);
        return waiting.length === 2 && found.filter(({ status }) => status === 'sent').length === 5;
      });
      clock.advanceSeconds(24 * 3600);
      await sweep();
      const waited = (await rowsOf(order)).filter(({ status }) => status === 'failed');
      expect(waited).toHaveLength(2);
      expect(waited[0]?.reason).toMatch(/^Not sent in time\. The mail server asked to try later: 451/);
    });
  });

  const noJobWaits = () =>
    until('no job waits', async () => {
      const queue = service.app.get(getQueueToken(emailQueueName), { strict: false });
      return (await queue.getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized')) === 0;
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
    describe('a Redis that is killed while mails are sent and comes back empty', () => {
      it('loses no mail, and bookings go on while it is away', async () => {
        const bookings = Array.from({ length: 60 }, () => aBooking());
        await tell(bookings.slice(0, 50));
        const orderIds = bookings.map(({ orderId }) => orderId);
        await until('some are sent', async () => (await countOf(orderIds, 'sent')) > 20, 30);
        await backend.redis?.kill();
        expect(await countOf(orderIds, 'sent')).toBeLessThan(350);
        await tell(bookings.slice(50));
        await backend.redis?.restartEmpty();
        await until('all are sent', async () => (await countOf(orderIds, 'sent')) === 420, 60);
        const received = bookings.flatMap(({ customerEmail }) => sink.to(customerEmail));
        const ids = received.map(({ messageId }) => messageId);
        expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
      }, 100_000);
    });
  }

  /** As the orders service does it: the events wait in the outbox, whatever Redis does. */
  const tell = (bookings: OrderBooked[]) =>
    withPortal(service.dataSource, systemScope, async (manager) => {
      for (const order of bookings)
        await addToOutbox(manager, 'order.booked', order, { requestId: 'request-3' });
    });

  const countOf = (orderIds: string[], status: string) =>
    withPortal(service.dataSource, systemScope, async (manager) => {
      const found = await manager.query<unknown[]>(
        'select 1 from email_log where order_id = any($1::uuid[]) and status = $2',
        [orderIds, status],
      );
      return found.length;
    });

  describe('a secret of signing in', () => {
    const sealKey = testKeys().sealKey;

    it('is in its mail and nowhere else: not in the row, the queue or the log', async () => {
      const email = `dana-${randomUUID().slice(0, 8)}@lonestar.example`;
      const [code, token] = ['918273', 'canary-token-5f0c'];
      const user = { userId: randomUUID(), email, firstName: 'Dana' };
      await deliver(envelope('signIn.codeIssued', { ...user, codeSealed: seal(code, sealKey) }));
      await deliver(envelope('password.resetRequested', { ...user, tokenSealed: seal(token, sealKey) }));
      const both = () => rows('to_address', email);
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

    it('is erased unsent when it is good no more', async () => {
      const email = `late-${randomUUID().slice(0, 8)}@lonestar.example`;
      const event = envelope('signIn.codeIssued', {
        userId: randomUUID(),
        email,
        firstName: 'Dana',
        codeSealed: seal('555555', sealKey),
      });
      sink.answer(email, 451);
      await deliver(event);
      await until('it was tried', async () => (await rows('to_address', email))[0]?.reason != null);
      clock.advanceSeconds(601);
      await sweep();
      const [row] = await rows('to_address', email);
      expect(row).toMatchObject({ status: 'failed', data: { firstName: 'Dana' } });
      expect(row?.data).not.toHaveProperty('sealed');
      expect(sink.to(email)).toEqual([]);
    });

    it('that was sealed with another key fails the mail and not the worker', async () => {
      const email = `odd-${randomUUID().slice(0, 8)}@lonestar.example`;
      const codeSealed = seal('111111', 'another key that is also long enough');
      const user = { userId: randomUUID(), email, firstName: 'Dana' };
      await deliver(envelope('signIn.codeIssued', { ...user, codeSealed }));
      await until('it failed', async () => (await rows('to_address', email))[0]?.status === 'failed');
      expect((await rows('to_address', email))[0]?.reason).toBe('The mail could not be written.');
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

    it('shows its mails to its own portal and to MCAdmin', async () => {
      const order = await book();
      await allSent(order);
      for (const session of [{ role: 'User', portalId: portal._id } as const, { role: 'MCAdmin' } as const]) {
        const reply = await logs(order, session);
        expect(reply.status).toBe(200);
        expect(reply.body).toHaveLength(7);
        expect(reply.body[0]).toMatchObject({ orderId: order.orderId, status: 'sent', reason: null });
      }
    });

    it('shows another portal what it shows of an order that is not there: nothing', async () => {
      const order = await book();
      const foreign = await logs(order, { role: 'Admin' });
      expect(foreign).toMatchObject({ status: 200, body: [] });
      expect((await logs(aBooking(), { role: 'Admin' })).body).toEqual(foreign.body);
    });

    it('is for people who are signed in, and for ids', async () => {
      expect((await logs(aBooking(), null)).status).toBe(401);
      expect((await logs(aBooking({ orderId: 'null' }), { role: 'MCAdmin' })).status).toBe(404);
    });

    it('keeps mails of signing in from every portal, in the database too', async () => {
      const seen = await withPortal(service.dataSource, { portalId: portal._id }, (manager) =>
        manager.query<StoredEmail[]>('select * from email_log'),
      );
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter(({ portal_id }) => portal_id !== portal._id)).toEqual([]);
    });
  });
});
