import { carrierMessages, carriers } from '@overland/contracts';
import { hourSeconds } from '@overland/contracts/calendar';
import { Clock, DueWorks, FixedClock, systemScope, withPortal } from '@overland/service-kit';
import { startTestService, type TestService, until } from '@overland/service-kit/testing';
import { EmailEntity } from '../emails/email.entity.js';
import { notifications } from '../index.js';
import { SmtpSink } from '../testing/smtp-sink.js';
import { CarrierMailer } from './carrier-mailer.worker.js';

/** A fixed clock that moves on by this much with each reading. */
class MovingClock extends FixedClock {
  readingMs = 0;

  override now(): Date {
    const now = super.now();
    this.advanceSeconds(this.readingMs / 1000);
    return now;
  }
}

const clock = new MovingClock(new Date());
const sink = new SmtpSink();
let service: TestService;
beforeAll(async () => {
  await sink.start();
  Object.assign(process.env, {
    SMTP_URL: sink.url,
    STAFF_SITE_URL: 'https://app.overland.example',
    PUBLIC_SITE_URL: 'https://overland.example',
    RECRUITING_EMAIL: 'recruiting@overland.example',
  });
  service = await startTestService(notifications, { role: 'both', overrides: [[Clock, clock]] });
});
afterAll(async () => {
  delete process.env.RECRUITING_EMAIL;
  await service.close();
  await sink.stop();
});

let count = 0;
const anApplication = (change: object = {}) => {
  count += 1;
  return {
    firstName: 'Ana',
    lastName: 'Ortiz',
    email: `ana${count}@trucks.example`,
    phone: '(555) 010-0123',
    company: 'Ortiz Hauling',
    ...change,
  };
};
const apply = (body: object) => service.call(carriers.apply, { body: body as never });
const rowsTo = (toAddress: string) =>
  withPortal(service.dataSource, systemScope, (manager) => manager.findBy(EmailEntity, { toAddress }));

describe('the application of a carrier', () => {
  it('goes to the recruiting mailbox, where an answer reaches the applicant, with a copy to the applicant', async () => {
    const application = anApplication();
    const { status, body } = await apply(application);
    expect([status, body]).toEqual([200, { message: carrierMessages.sent }]);
    await until('both emails', async () => sink.mails.length === 2);
    const [recruiting] = sink.to('recruiting@overland.example');
    const [copy] = sink.to(application.email);
    expect(recruiting?.replyTo).toMatchObject([{ address: application.email }]);
    expect(copy?.replyTo).toMatchObject([{ address: 'recruiting@overland.example' }]);
    expect(copy?.subject).toBe('Application to drive with Overland');
    for (const text of ['Ortiz Hauling', 'Ana Ortiz', '(555) 010-0123']) {
      expect(recruiting?.text).toContain(text);
      expect(copy?.html).toContain(text);
    }
  });

  it('is copied to the applicant, however long its request takes', async () => {
    const application = anApplication();
    clock.readingMs = 1;
    const { body } = await apply(application);
    clock.readingMs = 0;
    expect(body).toEqual({ message: carrierMessages.sent });
    expect(await rowsTo(application.email)).toHaveLength(1);
  });

  it('is copied to the applicant in the language of the form', async () => {
    const application = anApplication({ language: 'es' });
    await apply(application);
    await until('the copy', async () => sink.to(application.email).length === 1);
    expect(sink.to(application.email)[0]?.subject).toBe('Solicitud para trabajar con Overland');
  });

  it.each([
    ['email', { email: '' }, carrierMessages.emailRequired],
    ['email', { email: 'ana@trucks' }, 'Please enter a valid email address.'],
    ['company', { company: ' ' }, carrierMessages.companyRequired],
    ['firstName', { firstName: 'Ana\r\nBcc: all@mail.example' }, expect.any(String)],
    ['company', { company: 'Win at https://bad.example' }, expect.any(String)],
  ])('is refused with a message for a wrong %s', async (field, change, message) => {
    const { status, body } = await apply(anApplication(change));
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: expect.arrayContaining([{ path: field, message }]) });
  });

  it('takes no other template and no recipients', async () => {
    expect((await apply(anApplication({ templateId: 'Order Track' }))).status).toBe(400);
    expect((await apply(anApplication({ to: 'victim@mail.example' }))).status).toBe(400);
  });

  it('of a robot is answered like the others and sent to nobody', async () => {
    const application = anApplication({ website: 'https://spam.example' });
    const { status, body } = await apply(application);
    expect([status, body]).toEqual([200, { message: carrierMessages.sent }]);
    expect(await rowsTo(application.email)).toEqual([]);
  });

  it('reaches one mailbox twice a day, however many are sent at once', async () => {
    const application = anApplication();
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await apply(application)).status),
    );
    expect(statuses.sort()).toEqual([200, 200, 429, 429, 429, 429]);
    expect(await rowsTo(application.email)).toHaveLength(2);
  });

  it('reaches a mailbox twice a day, whatever tags its address has', async () => {
    const statuses: number[] = [];
    for (const tag of ['', '+a', '+b', '+c']) {
      statuses.push((await apply(anApplication({ email: `bo${tag}@trucks.example` }))).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('T17: of a flood is taken, and mailed a hundred times an hour: beyond that later, and to nobody but us', async () => {
    clock.advanceSeconds(3601);
    await apply(anApplication());
    await copyLast(95);
    const recruited = async () => (await rowsTo('recruiting@overland.example')).length;
    const before = await recruited();
    const flood = Array.from({ length: 24 }, () => anApplication());
    const replies = await Promise.all(flood.map(apply));
    expect(replies.map(({ status }) => status)).toEqual(Array(24).fill(200));
    const answers = replies.map(({ body }) => body.message);
    expect(answers.filter((message) => message === carrierMessages.sent)).toHaveLength(4);
    expect(answers.filter((message) => message === carrierMessages.received)).toHaveLength(20);
    const copies = await Promise.all(flood.map(async ({ email }) => (await rowsTo(email)).length));
    expect(copies.reduce((sum, each) => sum + each, 0)).toBe(4);
    expect(await recruited()).toBe(before + 4);
    await pass(hourSeconds);
    await mailDue();
    expect(await recruited()).toBe(before + 4);
    await pass(hourSeconds + 1);
    await Promise.all([mailDue(), mailDue()]);
    // The worker may already be mailing them.
    await until('the others are mailed', async () => (await recruited()) >= before + 24);
    expect(await recruited()).toBe(before + 24);
  });

  it('T17: is refused once a thousand wait, and taken an hour later', async () => {
    clock.advanceSeconds(3 * hourSeconds);
    await apply(anApplication());
    await copyLast(1099);
    const { status, body } = await apply(anApplication());
    expect([status, body.message]).toEqual([429, carrierMessages.tooManyOfAll]);
    clock.advanceSeconds(3601);
    expect((await apply(anApplication())).body.message).toBe(carrierMessages.received);
  });

  const mailDue = () => service.app.get(DueWorks).workOff(CarrierMailer);
  /** As if so much time had passed for the applications. */
  const pass = (seconds: number) =>
    service.dataSource.query(
      `update carrier_applications set due_at = due_at - make_interval(secs => $1),
         received_at = received_at - make_interval(secs => $1)`,
      [seconds],
    );

  /** As if others had applied: a hundred are due at once, then a hundred each hour. */
  const copyLast = (times: number) =>
    service.dataSource.query(
      `insert into carrier_applications
         (id, mailbox, carrier, language, request_id, received_at, due_at, mailed_at)
       select gen_random_uuid(), number::text, carrier, language, request_id, received_at,
         received_at + (number / 100) * interval '1 hour', received_at
       from (select * from carrier_applications order by received_at desc limit 1) as last,
         generate_series(1, $1::int) as number`,
      [times],
    );
});
