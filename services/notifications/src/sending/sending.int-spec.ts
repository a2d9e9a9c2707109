import { randomUUID } from 'node:crypto';
import {
  type EmailPreview,
  emailSending,
  emails,
  type OrderBooked,
  type OrderMilestone,
} from '@overland/contracts';
import {
  Clock,
  consumeEvent,
  deleteOutdated,
  FixedClock,
  isOrderLink,
  linkKeyFrom,
  readOrderLink,
  SERVICE_DATABASE,
  savePortal,
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
import { aMilestone } from '../testing/a-milestone.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { KnownOrders } from '../testing/known-orders.js';
import { SmtpSink } from '../testing/smtp-sink.js';
import { sendableEmails } from './sendable-emails.js';

const clock = new FixedClock(new Date('2026-11-20T17:00:00Z'));
const sink = new SmtpSink();
const portal = aPortal({
  contactEmail: 'ruth@lonestar.example',
  emails: [{ email: 'desk@lonestar.example', emailPickUp: true, emailDelivery: false }],
});
const user = aSession({ portalId: portal._id });
const stranger = aSession({ role: 'Admin' });

const placed = new KnownOrders();
let service: TestService;
beforeAll(async () => {
  await sink.start();
  Object.assign(process.env, {
    SMTP_URL: sink.url,
    STAFF_SITE_URL: 'https://app.overland.example',
    PUBLIC_SITE_URL: 'https://overland.example',
  });
  service = await startTestService(notifications, { role: 'both', overrides: [[Clock, clock]] });
  await withPortal(service.dataSource, systemScope, (manager) => savePortal(manager, portal));
  await placed.start();
});
afterAll(async () => {
  placed.stop();
  await service.close();
  await sink.stop();
});

/** Placed at the orders service, with unique addresses. */
function anOrder(changes: Partial<OrderBooked> = {}): OrderBooked {
  const person = randomUUID().slice(0, 8);
  const order = anOrderBooked({
    portalId: portal._id,
    customerEmail: `maeve-${person}@home.example`,
    agents: [{ name: 'Ada', email: `ada-${person}@agents.example`, pickup: true, delivery: false }],
    ...changes,
  });
  return placed.set(order);
}

const logOf = ({ orderId }: OrderBooked) =>
  withPortal(service.dataSource, systemScope, (manager) =>
    manager.find(EmailEntity, { where: { orderId }, order: { createdAt: 'asc', toAddress: 'asc' } }),
  );
const linesOf = async (order: OrderBooked) =>
  (await logOf(order)).map(({ template, toAddress }) => `${template}: ${toAddress}`);

/** The failed emails that orders was notified of, oldest first. */
const failuresTold = ({ orderId }: OrderBooked) =>
  withPortal(service.dataSource, systemScope, (manager) =>
    manager.query<{ emailId: string; to: string; reason: string | null }[]>(
      `select payload ->> 'emailId' as "emailId", payload ->> 'to' as "to", payload ->> 'reason' as reason
       from outbox where type = 'email.failureChanged' and payload ->> 'orderId' = $1 order by position`,
      [orderId],
    ),
  );

const allSent = (order: OrderBooked) =>
  until('every email of the order is sent', async () =>
    (await logOf(order)).every(({ status }) => status === 'sent'),
  );

interface Sending {
  templateId?: unknown;
  emailTemplate?: unknown;
  message?: unknown;
}
const send = (order: OrderBooked, sending: Sending = {}, as = user, headers: Record<string, string> = {}) =>
  service.call(emailSending.send, {
    as,
    headers,
    body: { orderId: order.orderId, templateId: 'order-transferee', ...sending },
  });
const preview = (order: OrderBooked, sending: Sending = {}, as = user) =>
  service.call(emailSending.preview, {
    as,
    body: { orderId: order.orderId, templateId: 'order-transferee', ...sending },
  });
const resend = (emailId: string, as = user) => service.call(emailSending.resend, { as, params: { emailId } });

/** As a frame opens it: without a session. */
async function pageOf({ page }: EmailPreview) {
  const token = page.replace(/^\/api\/email-previews\//, '');
  const reply = await service.call(emailSending.previewPage, { as: null, params: { token } });
  return { status: reply.status, headers: reply.headers, text: reply.raw.toString() };
}

const reach = (milestone: OrderMilestone, order: OrderBooked, transition = `${milestone}:2`, reason = '') =>
  consumeEvent(service.app.get(SERVICE_DATABASE), [service.app.get(EmailEvents, { strict: false })], {
    eventId: randomUUID(),
    type: 'order.milestone',
    at: clock.now().toISOString(),
    requestId: null,
    payload: aMilestone(milestone, order, { transition, reason }),
  });

describe('a milestone of an order', () => {
  it('writes its emails once, however often its event comes, and again for another transition', async () => {
    const order = anOrder();
    await Promise.all([reach('picked_up', order), reach('picked_up', order)]);
    await reach('picked_up', order);
    expect(await logOf(order)).toHaveLength(3);
    await reach('picked_up', order, 'picked_up:7');
    expect(await logOf(order)).toHaveLength(6);
    await allSent(order);
    expect(sink.to(order.customerEmail).map(({ subject }) => subject)).toEqual(
      Array(2).fill('Order #10234 is picked up: Dallas, TX → Denver, CO'),
    );
  });

  it('of a public booking writes to strangers only after the terms are accepted', async () => {
    const order = anOrder({ isPublic: true });
    await reach('picked_up', order);
    expect(await linesOf(order)).toEqual([`Pickup Confirmation: ${order.customerEmail}`]);
    await reach('picked_up', { ...order, termsAccepted: true }, 'picked_up:5');
    expect(await logOf(order)).toHaveLength(4);
  });

  it('that is the first acceptance of a public booking tells the others of it, once, and never again', async () => {
    const order = anOrder({ isPublic: true, termsAccepted: true });
    const agent = order.agents[0]?.email;
    await Promise.all([reach('termsAccepted', order), reach('termsAccepted', order)]);
    const told = [
      `Order Transferee Signature: ${order.customerEmail}`,
      `Order Agent: ${agent}`,
      ...['desk@lonestar.example', 'ruth@lonestar.example'].map((to) => `Order Client: ${to}`),
      ...[agent, 'desk@lonestar.example'].map((to) => `Order OA: ${to}`),
    ];
    expect((await linesOf(order)).sort()).toEqual(told.sort());
    await reach('termsAcceptedAgain', order, 'termsAccepted:second');
    expect(await logOf(order)).toHaveLength(told.length + 1);
    await allSent(order);
    const [mail] = sink.to(order.customerEmail);
    expect(mail?.subject).toBe('You have accepted the terms of order #10234');
    expect(mail?.text).toContain(`/api/terms/${order.orderId}/10234/pdf`);
  });

  it('cancels with the reason, in an email that arrives', async () => {
    const order = anOrder({ agents: [] });
    await reach('canceled', order, 'order_canceled:3', 'The car is sold.');
    await allSent(order);
    const [row] = await logOf(order);
    const mail = sink.mails.find(({ messageId }) => messageId === row?.messageId);
    expect(mail?.subject).toBe('Order #10234 is canceled: Dallas, TX → Denver, CO');
    expect(mail?.text).toContain('The reason: The car is sold.');
  });
});

describe('the templates that can be sent', () => {
  it('are listed with what each is for, to people who are signed in', async () => {
    const reply = await service.call(emailSending.templates, { as: user });
    expect(reply.body).toHaveLength(12);
    expect(reply.body).toContainEqual({
      templateId: 'order-track',
      name: 'Order Track',
      description: 'That a driver is assigned, with the tracking page, to the customer.',
    });
    expect((await service.call(emailSending.templates, { as: null })).status).toBe(401);
  });
});

describe('an email that a person sends', () => {
  it('goes to the recipients of the order, with the message as a quote, and into the log', async () => {
    const order = anOrder({ sdStatus: 'picked_up' });
    const shown = await preview(order, { templateId: 'pickup-confirmation', message: 'See you\nsoon' });
    const to = [order.customerEmail, order.agents[0]?.email, 'desk@lonestar.example'];
    expect(shown.body).toMatchObject({ to, subject: 'Order #10234 is picked up: Dallas, TX → Denver, CO' });
    expect((await pageOf(shown.body)).text).toContain('See you<br>soon<br>');
    expect(await logOf(order)).toEqual([]);
    const reply = await send(order, { templateId: 'pickup-confirmation', message: 'See you\nsoon' });
    expect(reply).toMatchObject({ status: 200, body: { sent: 3 } });
    await allSent(order);
    expect(sink.to(order.customerEmail)[0]?.text).toContain('> See you\n> soon');
    const log = await service.call(emails.logs, { as: user, params: { orderId: order.orderId } });
    expect(log.body.map(({ to: address }: { to: string }) => address).sort()).toEqual([...to].sort());
  });

  it.each(sendableEmails)('has a preview where it can be sent: $name', async ({ templateId, name }) => {
    const isOfDelivered = name === 'Delivery Confirmation' || name === 'Survey Notification';
    const sdStatus = isOfDelivered ? 'delivered' : 'accepted';
    const order = anOrder({
      sdStatus: name === 'Pickup Confirmation' ? 'picked_up' : sdStatus,
      isPaymentDue: name !== 'Payment Receipt',
      paidAt: name === 'Payment Receipt' ? '2026-11-20T15:00:00.000Z' : null,
    });
    const { status, body } = await preview(order, { templateId });
    expect(status).toBe(200);
    expect((await pageOf(body)).text).toContain('ORDER: #10234');
  });

  it('is refused with the reason where it is not true, or where nobody gets it', async () => {
    const track = await send(anOrder(), { templateId: 'order-track' });
    expect(track).toMatchObject({ status: 409, body: { message: 'No driver is assigned yet.' } });
    const agents = await send(anOrder({ agents: [] }), { templateId: 'order-agent' });
    expect(agents).toMatchObject({
      status: 409,
      body: { message: 'This order has nobody to send this email to.' },
    });
  });

  it('tells the company of a canceled order that it is canceled', async () => {
    const { body } = await preview(anOrder({ sdStatus: 'order_canceled' }), { templateId: 'order-client' });
    expect(body.subject).toBe('Order #10234 is canceled: Dallas, TX → Denver, CO');
  });

  it('goes out once for one idempotency key, and once a minute', async () => {
    const order = anOrder();
    const key = { 'idempotency-key': randomUUID() };
    const first = await send(order, {}, user, key);
    const again = await send(order, {}, user, key);
    expect([first.body, again.body]).toEqual([{ sent: 1 }, { sent: 1 }]);
    expect((await send(order)).status).toBe(409);
    clock.advanceSeconds(61);
    expect((await send(order)).body).toEqual({ sent: 1 });
    expect((await logOf(order)).map(({ transition }) => transition)).toEqual(['sent:1', 'sent:2']);
  });

  it('waits while a step of the order can be undone, also when it is resent', async () => {
    const order = anOrder();
    await send(order);
    await allSent(order);
    clock.advanceSeconds(61);
    const undoableUntil = new Date(clock.now().getTime() + 30_000).toISOString();
    placed.set({ ...order, undoableUntil });
    expect((await send(order)).body).toEqual({ sent: 1, waits: true });
    const [first] = (await logOf(order)).filter(({ transition }) => transition === 'sent:1');
    expect((await resend(first?.id ?? '')).status).toBe(200);
    expect((await logOf(order)).map(({ status }) => status).sort()).toEqual(['queued', 'queued', 'sent']);
  });

  it('goes out once when two people send it at the same time', async () => {
    const order = anOrder();
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(order)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await logOf(order)).toHaveLength(1);
  });

  it('is only sent while the orders service answers', async () => {
    placed.stop();
    const order = anOrder();
    expect((await send(order)).status).toBe(503);
    await placed.start();
    expect(await logOf(order)).toEqual([]);
  });
});

describe('threats to sending (T17)', () => {
  it('template injection: an unknown, foreign or parsed template sends nothing', async () => {
    const order = anOrder();
    for (const templateId of [
      '',
      'Order Track',
      'password-reset',
      '../layout',
      '{{constructor}}',
      '__proto__',
    ])
      expect(await send(order, { templateId })).toMatchObject({ status: 200, body: { sent: 0 } });
    expect((await preview(order, { templateId: 'sign-in-code' })).status).toBe(404);
    const parsed = { type: 'Program', body: [{ type: 'MustacheStatement', path: 'constructor' }] };
    expect((await send(order, { templateId: parsed })).status).toBe(400);
    expect((await send(order, { emailTemplate: parsed })).status).toBe(400);
    expect(await logOf(order)).toEqual([]);
    await send(order, { emailTemplate: '{{#with "s" as |string|}}{{/with}}', message: '{{order.price}}' });
    await allSent(order);
    expect(sink.to(order.customerEmail)[0]?.text).toContain('> {{order.price}}');
  });

  it('recipients from the client: a body that names any is refused', async () => {
    const order = anOrder();
    for (const extra of [
      { to: 'all@x.example' },
      { recipients: ['all@x.example'] },
      { bcc: 'all@x.example' },
    ])
      expect((await send(order, extra as Sending)).status).toBe(400);
    expect(await logOf(order)).toEqual([]);
  });

  it('header injection: line breaks in message and names reach no header', async () => {
    const customerFullName = 'Maeve\r\nBcc: all@x.example';
    const order = anOrder({ customerFullName, pickupText: 'Dallas\r\nBcc: all@x.example' });
    await send(order, { message: 'Hi\r\nBcc: all@x.example\r\n\r\n<script>alert(1)</script>' });
    await allSent(order);
    const [mail] = sink.to(order.customerEmail);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.subject).not.toContain('Hi');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(sink.to('all@x.example')).toEqual([]);
  });

  it('an order of another portal answers 404 as a missing one, to send and to preview', async () => {
    const order = anOrder();
    const missing = { ...order, orderId: randomUUID() };
    for (const call of [send, preview]) {
      const foreign = await call(order, {}, stranger);
      expect([foreign.status, foreign.body.code]).toEqual([404, 'notFound']);
      const unknown = await call(missing, {}, stranger);
      expect({ ...unknown.body, requestId: '' }).toEqual({ ...foreign.body, requestId: '' });
    }
    expect(await logOf(order)).toEqual([]);
    expect((await send(order, {}, aSession({ role: 'MCAdmin' }))).body).toEqual({ sent: 1 });
  });

  it('a public booking whose terms are not accepted writes to its customer and its company alone', async () => {
    const order = anOrder({ isPublic: true, isPaymentDue: true });
    for (const templateId of ['order-agent', 'order-oa'])
      expect(await send(order, { templateId })).toMatchObject({
        status: 409,
        body: {
          message:
            'Until the customer accepts the terms, this order writes only to the customer and the company.',
        },
      });
    expect((await send(order, { templateId: 'payment-request' })).body).toEqual({ sent: 1 });
    expect(await linesOf(order)).toEqual([`Payment Request: ${order.customerEmail}`]);
  });

  it('a message is limited to 1,000 characters', async () => {
    expect((await send(anOrder(), { message: 'x'.repeat(1001) })).status).toBe(400);
  });
});

describe('the page of a preview', () => {
  it('lets nothing run or load, and only our own pages frame it', async () => {
    const customerFullName = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const { body } = await preview(anOrder({ customerFullName }), { message: '<script>alert(2)</script>' });
    const { status, headers, text } = await pageOf(body);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'self'", 'sandbox']),
    );
    expect(text).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
    expect(text).not.toMatch(/<script|<img src=x/);
  });

  it.each(['order-transferee', 'order-transferee-signature'])(
    'has no link that is good for the order: %s',
    async (templateId) => {
      const order = anOrder();
      const { text } = await pageOf((await preview(order, { templateId })).body);
      const tokens = [...text.matchAll(/\/(?:order-status|terms\/[\w-]+\/\d+)\/([\w-]+)/g)].map(
        ([, token = '']) => token,
      );
      expect(tokens.length).toBeGreaterThan(0);
      const key = linkKeyFrom(testKeys().sealKey, 'orders');
      for (const token of tokens) {
        const link = readOrderLink(token);
        expect(link && isOrderLink(key, link, order.customerEmail)).toBe(false);
      }
    },
  );

  it('ends after five minutes, and when its person opens another', async () => {
    const order = anOrder();
    const first = (await preview(order)).body;
    const others = (await preview(order, {}, aSession({ portalId: portal._id }))).body;
    const second = (await preview(order, { message: 'Hi' })).body;
    expect((await pageOf(first)).status).toBe(404);
    expect((await pageOf(others)).status).toBe(200);
    clock.advanceSeconds(299);
    expect((await pageOf(second)).status).toBe(200);
    clock.advanceSeconds(1);
    expect((await pageOf(second)).status).toBe(404);
  });

  it.each(['', 'guessed', '../emails', "' or 1=1 --", 'x'.repeat(64)])(
    'answers 404 to the address %j',
    async (token) => {
      const page = `/api/email-previews/${encodeURIComponent(token)}`;
      expect((await pageOf({ to: [], subject: '', page })).status).toBe(404);
    },
  );

  it('is deleted once it has expired', async () => {
    await preview(anOrder());
    await service.dataSource.query('update email_previews set expires_at = now()');
    await deleteOutdated(service.dataSource, 'notifications');
    const left = await service.dataSource.query('select 1 from email_previews');
    expect(left).toEqual([]);
  });

  it('of an email of the log is that email as it would go out now', async () => {
    const order = anOrder({ sdStatus: 'accepted' });
    await reach('accepted', order);
    await allSent(order);
    const [email] = await logOf(order);
    const again = (as = user) =>
      service.call(emailSending.previewAgain, { as, params: { emailId: email?.id ?? '' } });
    const { body } = await again();
    expect(body).toMatchObject({ to: [order.customerEmail], subject: email?.subject });
    expect((await pageOf(body)).text).toContain('ORDER: #10234');
    expect((await again(stranger)).status).toBe(404);
    expect(await logOf(order)).toHaveLength(1);
  });
});

describe('an email of the log that is sent again', () => {
  async function aSentOrder() {
    const order = anOrder({ sdStatus: 'accepted' });
    await reach('accepted', order);
    await allSent(order);
    const [email] = await logOf(order);
    if (!email) throw new Error('No email was written.');
    return { order, email };
  }

  it('goes to the same address with the same content, as a row of its own', async () => {
    const { order, email } = await aSentOrder();
    clock.advanceSeconds(5);
    const reply = await resend(email.id);
    expect(reply.status).toBe(200);
    expect(reply.body[0]).toMatchObject({ template: 'Order Track', to: order.customerEmail });
    await allSent(order);
    const [first, second] = sink.to(order.customerEmail);
    expect(second?.text).toBe(first?.text);
    expect(second?.messageId).not.toBe(first?.messageId);
    expect((await logOf(order)).map(({ transition }) => transition)).toEqual(['accepted:2', 'resent:1']);
  });

  it('goes out at most once a minute, at the same time too', async () => {
    const { order, email } = await aSentOrder();
    const replies = await Promise.all(Array.from({ length: 4 }, () => resend(email.id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await allSent(order);
    clock.advanceSeconds(59);
    const tooEarly = await resend(email.id);
    expect(tooEarly.body.message).toBe('This email was sent less than a minute ago. Please wait a moment.');
    clock.advanceSeconds(2);
    expect((await resend(email.id)).status).toBe(200);
    expect(await logOf(order)).toHaveLength(3);
  });

  it('says what is true of the order by now, in the preview too', async () => {
    const order = anOrder();
    expect((await send(order)).status).toBe(200);
    await allSent(order);
    const [email] = await logOf(order);
    placed.set({ ...order, sdStatus: 'picked_up', pickedUpAt: '2026-11-24T20:00:00.000Z' });
    const params = { emailId: email?.id ?? '' };
    const shown = await service.call(emailSending.previewAgain, { as: user, params });
    expect((await pageOf(shown.body)).text).toContain('It was picked up on Nov 24, 2026.');
    expect((await resend(params.emailId)).status).toBe(200);
    await allSent(order);
    const [first, second] = sink.to(order.customerEmail);
    expect(first?.text).toContain('We are looking for your carrier.');
    expect(second?.text).toContain('It was picked up on Nov 24, 2026.');
    expect(second?.text).not.toContain('looking for');
  });

  it.each([
    ['is not true any more', { sdStatus: 'delivered' as const }, 'The order is delivered already.'],
    [
      'was to a customer of before',
      { customerEmail: 'new@home.example' },
      'This is not the customer’s address any more.',
    ],
  ])('is refused where it %s', async (_what, changes, message) => {
    const { order, email } = await aSentOrder();
    placed.set({ ...order, ...changes });
    expect(await resend(email.id)).toMatchObject({ status: 409, body: { message } });
    expect(await logOf(order)).toHaveLength(1);
  });

  it('can be one that was stored before the latest release', async () => {
    const { order, email } = await aSentOrder();
    const { termsAccepted: _terms, sdStatus: _sdStatus, rushFee: _fee, ...data } = order;
    await withPortal(service.dataSource, systemScope, (manager) =>
      manager.update(EmailEntity, email.id, { data }),
    );
    expect((await resend(email.id)).status).toBe(200);
    await allSent(order);
    expect(sink.to(order.customerEmail)).toHaveLength(2);
  });

  it('can be one that failed, but not one that still waits', async () => {
    const order = anOrder({ sdStatus: 'accepted' });
    sink.answer(order.customerEmail, 550);
    await reach('accepted', order);
    await until('it failed', async () => (await logOf(order))[0]?.status === 'failed');
    const [failed] = await logOf(order);
    expect((await resend(failed?.id ?? '')).status).toBe(200);
    await until('it is sent', async () => (await logOf(order)).some(({ status }) => status === 'sent'));
    await withPortal(service.dataSource, systemScope, (manager) =>
      manager.update(EmailEntity, failed?.id ?? '', { status: 'queued', claimedAt: new Date('2100-01-01') }),
    );
    const waiting = await resend(failed?.id ?? '');
    expect(waiting.body.message).toBe('This email is still waiting to be sent.');
  });

  it('is in the work list when it fails, until it is sent', async () => {
    const order = anOrder({ sdStatus: 'accepted' });
    sink.answer(order.customerEmail, 550);
    await reach('accepted', order);
    const told = () => failuresTold(order);
    await until('the failure is told', async () => (await told()).length === 1);
    const [failed] = await logOf(order);
    expect(await told()).toEqual([
      {
        emailId: failed?.id,
        to: order.customerEmail,
        reason: expect.stringMatching(/^The mail server refused it: 550/),
      },
    ]);
    await resend(failed?.id ?? '');
    await until('the success is told', async () => (await told()).length === 2);
    expect((await told())[1]).toEqual({ emailId: failed?.id, to: order.customerEmail, reason: null });
  });

  it('clears the failure at the previous address when a person sends it to another', async () => {
    const order = anOrder({ sdStatus: 'accepted' });
    sink.answer(order.customerEmail, 550);
    await reach('accepted', order);
    await until('the failure is told', async () => (await failuresTold(order)).length === 1);
    const customerEmail = `right-${order.customerEmail}`;
    placed.set({ ...order, customerEmail, sdStatus: 'accepted' });
    expect((await send(order, { templateId: 'order-track' })).body).toEqual({ sent: 1 });
    await until('the success is told', async () => (await failuresTold(order)).length === 2);
    expect((await failuresTold(order))[1]).toMatchObject({ to: order.customerEmail, reason: null });
  });

  it('an id of another portal, of a sign-in email or of no email gets the same 404', async () => {
    const { order, email } = await aSentOrder();
    const signIn = randomUUID();
    await withPortal(service.dataSource, systemScope, async (manager) => {
      const values = {
        id: signIn,
        orderId: null,
        portalId: null,
        messageId: signIn,
        data: { firstName: 'Dana' },
      };
      await manager.query(
        `insert into email_log (id, event_id, template, transition, to_address, subject, status, sent_at,
           message_id, data, created_at, give_up_at)
         values ($1, $1, 'Sign-in Code', 'issued', 'dana@x.example', 'Your code', 'sent', now(), $2, $3, now(), now())`,
        [values.id, values.messageId, JSON.stringify(values.data)],
      );
    });
    const replies = await Promise.all([
      resend(email.id, stranger),
      resend(signIn),
      resend(signIn, aSession({ role: 'MCAdmin' })),
      resend(randomUUID()),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(replies.map(({ body }) => body.message)).size).toBe(1);
    expect(await logOf(order)).toHaveLength(1);
  });
});
