import { carriers } from '@overland/contracts';
import { Clock, DueWorks, FixedClock, systemScope, withPortal } from '@overland/service-kit';
import { startTestService, type TestService } from '@overland/service-kit/testing';
import { CarrierMailer } from '../../services/notifications/src/carriers/carrier-mailer.worker.js';
import { EmailEntity } from '../../services/notifications/src/emails/email.entity.js';
import { notifications } from '../../services/notifications/src/index.js';
import { printFound } from '../src/print-found.js';

/** As the quality bars count. */
const posts = Number(process.env.LONG_POSTS ?? 1_000);
const mostInAnHour = 100;
const recruiting = 'recruiting@overland.example';

const clock = new FixedClock(new Date());
let service: TestService;
beforeAll(async () => {
  Object.assign(process.env, {
    SMTP_URL: 'smtp://127.0.0.1:9',
    STAFF_SITE_URL: 'https://app.overland.example',
    PUBLIC_SITE_URL: 'https://overland.example',
    RECRUITING_EMAIL: recruiting,
  });
  service = await startTestService(notifications, { overrides: [[Clock, clock]] });
});
afterAll(async () => {
  delete process.env.RECRUITING_EMAIL;
  await service.close();
});

/** What a relay for spam would send: other recipients, headers, a template as text or as its parsed form. */
const tricks = [
  {},
  {},
  {},
  { to: 'victim@mail.example' },
  { cc: ['victim@mail.example'] },
  { recipients: 'victim@mail.example' },
  { templateId: 'Order Track' },
  { emailTemplate: '<h1>{{{carrier.company}}}</h1>' },
  { emailTemplate: { type: 'Program', body: [{ type: 'MustacheStatement', escaped: false }] } },
  { subject: 'Win\r\nBcc: victim@mail.example' },
  { firstName: 'Ana\r\nBcc: victim@mail.example' },
  { company: 'Ortiz\nTo: victim@mail.example' },
  { email: 'ana@trucks.example, victim@mail.example' },
  { email: ['ana@trucks.example', 'victim@mail.example'] },
  { email: '"ana@trucks.example\r\nBcc: victim"@mail.example' },
  { company: 'Win at https://bad.example' },
  { company: '{{{constructor.constructor "return process"}}}' },
];

const applicationAt = (at: number) => ({
  firstName: 'Ana',
  lastName: 'Ortiz',
  email: `ana${at}@trucks.example`,
  phone: '(555) 010-0123',
  company: 'Ortiz Hauling',
  ...tricks[at % tricks.length],
});

it(`T17: of ${posts} applications all good ones are taken, and a hundred an hour are mailed, to the applicant and the recruiting mailbox alone`, async () => {
  const statuses = new Map<number, number>();
  let next = 0;
  const lane = async () => {
    while (next < posts) {
      next += 1;
      const { status } = await service.call(carriers.apply, { body: applicationAt(next) });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 40 }, lane));
  expect([...statuses.keys()].filter((status) => ![200, 400].includes(status))).toEqual([]);
  const taken = statuses.get(200) ?? 0;
  const first = await mailed();
  let emailsInAnHour = first.toRecruiting;
  let last = first;
  for (let hour = 0; last.toRecruiting < taken && hour < 10; hour += 1) {
    await service.dataSource.query(
      `update carrier_applications set due_at = due_at - make_interval(secs => $1),
         received_at = received_at - make_interval(secs => $1) where mailed_at is null`,
      [hour === 0 ? 3660 : 3600],
    );
    await service.app.get(DueWorks).workOff(CarrierMailer);
    const now = await mailed();
    emailsInAnHour = Math.max(emailsInAnHour, now.toRecruiting - last.toRecruiting);
    last = now;
  }
  printFound('carriers', { posts, statuses: Object.fromEntries(statuses), first, last, emailsInAnHour });
  expect(emailsInAnHour).toBeLessThanOrEqual(mostInAnHour);
  expect(last).toEqual({ toRecruiting: taken, toApplicants: Math.min(taken, mostInAnHour), toOthers: [] });
});

async function mailed() {
  const rows = await withPortal(service.dataSource, systemScope, (manager) => manager.find(EmailEntity));
  expect(new Set(rows.map(({ template }) => template))).toEqual(new Set(['Carriers']));
  const others = rows.map(({ toAddress }) => toAddress).filter((address) => address !== recruiting);
  const toOthers = others.filter((address) => !/^ana\d+@trucks\.example$/.test(address));
  return {
    toRecruiting: rows.length - others.length,
    toApplicants: others.length - toOthers.length,
    toOthers,
  };
}
