import { randomUUID } from 'node:crypto';
import { type PortalRecord, type ReportDue, reportSchedules, type Session } from '@overland/contracts';
import {
  Clock,
  DueWorks,
  FixedClock,
  linkKeyFrom,
  signIdLink,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import { aSession, startTestService, type TestService, testKeys } from '@overland/service-kit/testing';
import { reporting } from '../index.js';
import { FakePeople } from '../testing/fake-people.js';
import { InsightTestBed } from '../testing/insight-test-bed.js';
import { ScheduleSender } from './schedule-sender.worker.js';

/** A Wednesday. */
const wednesday = new Date('2026-11-25T18:00:00Z');
const clock = new FixedClock(wednesday);
const people = new FakePeople();
const conversion = { report: 'conversion', every: 'weekly', query: {} } as const;
let service: TestService;
let bed: InsightTestBed;
let ours: PortalRecord;
let theirs: PortalRecord;

beforeAll(async () => {
  await people.start();
  service = await startTestService(reporting, { overrides: [[Clock, clock]] });
  bed = new InsightTestBed(service);
  ours = await bed.aPortal({
    companyName: 'Riverside Motors',
    timeZone: 'America/Chicago',
    availableReports: [],
  });
  theirs = await bed.aPortal({ companyName: 'Northgate Relocation', timeZone: 'America/Chicago' });
  for (const portalId of [ours._id, theirs._id, theirs._id]) {
    await bed.aQuote({ portalId, createdAt: '2026-11-24T18:00:00.000Z' });
  }
}, 60_000);
afterAll(async () => {
  people.stop();
  await service.close();
});
beforeEach(async () => {
  clock.moveTo(wednesday);
  people.isDown = false;
  await inSystem('delete from report_schedules');
});

const inSystem = (sql: string) =>
  withPortal(service.dataSource, systemScope, (manager) => manager.query<object[]>(sql));

/** A person at identity, signed in. */
function aPerson(changes: Partial<Session> = {}): Session {
  const session = aSession({ role: 'Admin', portalId: ours._id, userId: randomUUID(), ...changes });
  const { userId, role, portalId, isSuperAdmin } = session;
  const email = `${userId}@riverside.example`;
  people.people.set(userId, { role, portalId, isSuperAdmin, firstName: 'Robin', email, isActive: true });
  return session;
}
function change({ userId }: Session, changes: object): void {
  const person = people.people.get(userId);
  if (person) people.people.set(userId, { ...person, ...changes });
}
const add = (as: Session, body: object = conversion) => service.call(reportSchedules.add, { as, body });
const list = async (as: Session) => (await service.call(reportSchedules.list, { as })).body;
/** Makes what is due by the test's clock due by the database's, and postpones everything else. */
async function run(workers = 1): Promise<void> {
  await inSystem(`update report_schedules set due_at = case when due_at <= '${clock.now().toISOString()}'
    then '1970-01-01' else due_at + interval '200 years' end`);
  await Promise.all(Array.from({ length: workers }, () => service.app.get(DueWorks).workOff(ScheduleSender)));
  await inSystem(`update report_schedules set due_at = due_at - interval '200 years'
    where due_at > now() + interval '100 years'`);
}
const sentTo = async ({ userId }: Session): Promise<ReportDue[]> =>
  (await service.outbox())
    .filter(({ type }) => type === 'report.due')
    .map(({ payload }) => payload as ReportDue)
    .filter(({ email }) => email.startsWith(userId));
const csvOf = ({ files }: ReportDue) =>
  Buffer.from(files.find(({ kind }) => kind === 'text/csv')?.base64 ?? '', 'base64').toString();
const monday = new Date('2026-11-30T12:00:00Z');

describe('a scheduled report', () => {
  it('is added, seen and ended only by its own person', async () => {
    const [one, other] = [aPerson(), aPerson()];
    const { status, body } = await add(one);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...conversion, dueAt: monday.toISOString() });
    expect(await list(one)).toEqual([body]);
    expect(await list(other)).toEqual([]);
    const remove = (as: Session) =>
      service.call(reportSchedules.remove, { as, params: { scheduleId: body._id } });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(one)).status).toBe(200);
    expect((await remove(one)).status).toBe(404);
    expect(await list(one)).toEqual([]);
  });

  it('exists once, even if it is added twice at the same time, and a person has twenty at most', async () => {
    const one = aPerson({ role: 'MCAdmin' });
    const replies = await Promise.all([add(one), add(one)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const addOther = () => add(one, { ...conversion, query: { portalId: randomUUID() } });
    for (let index = 1; index < 15; index += 1) expect((await addOther()).status).toBe(200);
    const others = await Promise.all(Array.from({ length: 10 }, addOther));
    expect(others.filter(({ status }) => status === 200)).toHaveLength(5);
    const { status, body } = await add(one, { ...conversion, every: 'monthly' });
    expect(status).toBe(409);
    expect(body.message).toContain('20');
  });

  it('is refused to the role User, without a session, for a report that the company may not use, and for invalid bodies', async () => {
    expect((await add(aPerson({ role: 'User' }))).status).toBe(403);
    expect((await service.call(reportSchedules.list, { as: null })).status).toBe(401);
    expect((await add(aPerson(), { ...conversion, report: 'orderVolume' })).status).toBe(403);
    for (const wrong of [{ every: 'daily' }, { report: 'home' }, { query: { from: '2026-11-01' } }]) {
      expect((await add(aPerson(), { ...conversion, ...wrong })).status).toBe(400);
    }
  });

  it('is sent once for each week, as PDF and CSV, however many processes look and how often', async () => {
    const one = aPerson();
    const { body } = await add(one);
    await run();
    expect(await sentTo(one)).toEqual([]);
    clock.moveTo(monday);
    await run(3);
    await run();
    const [sent, ...more] = await sentTo(one);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      scheduleId: body._id,
      firstName: 'Robin',
      title: 'Conversion',
      every: 'weekly',
      from: '2026-11-23',
      to: '2026-11-29',
      files: [
        { name: 'Conversion 2026-11-23 to 2026-11-29.pdf', kind: 'application/pdf' },
        { name: 'Conversion 2026-11-23 to 2026-11-29.csv', kind: 'text/csv' },
      ],
    });
    const [pdf] = sent?.files ?? [];
    expect(
      Buffer.from(pdf?.base64 ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    clock.moveTo(new Date('2026-12-07T12:00:00Z'));
    await run();
    expect((await sentTo(one)).map(({ from }) => from)).toEqual(['2026-11-23', '2026-11-30']);
  }, 60_000);

  it('holds nothing of another company, whatever portal it was asked for', async () => {
    const one = aPerson();
    await add(one, { ...conversion, query: { portalId: theirs._id } });
    const all = aPerson({ role: 'MCAdmin' });
    await add(all);
    clock.moveTo(monday);
    await run();
    const totalOf = async (session: Session) => {
      const [sent] = await sentTo(session);
      return sent && csvOf(sent).trim().split(/\r?\n/).at(-1);
    };
    expect(await totalOf(one)).toMatch(/^All,Total,1,/);
    expect(await totalOf(all)).toMatch(/^All,Total,3,/);
  }, 60_000);

  it('of orders is sent while the company may use the report, and ends when it may not', async () => {
    const given = await bed.aPortal({ availableReports: ['orderVolume'] });
    const one = aPerson({ portalId: given._id });
    const query = { by: 'week', mileageBand: '3' };
    expect((await add(one, { report: 'orderVolume', every: 'weekly', query })).status).toBe(200);
    clock.moveTo(monday);
    await run();
    const [sent] = await sentTo(one);
    expect(sent).toMatchObject({ title: 'Order volume', from: '2026-11-23', to: '2026-11-29' });
    expect(sent && csvOf(sent)).toContain('Total');
    expect(sent?.files.map(({ kind }) => kind)).toEqual(['application/pdf', 'text/csv']);
    await bed.hearOfPortal({ ...given, version: given.version + 1, availableReports: [] });
    clock.moveTo(new Date('2026-12-07T15:00:00Z'));
    await run();
    expect(await sentTo(one)).toHaveLength(1);
    expect(await list(one)).toEqual([]);
  }, 60_000);

  it('is sent once after a long stop, for the last week alone', async () => {
    const one = aPerson();
    await add(one);
    clock.moveTo(new Date('2026-12-23T15:00:00Z'));
    await run();
    await run();
    expect((await sentTo(one)).map(({ from, to }) => [from, to])).toEqual([['2026-12-14', '2026-12-20']]);
    expect((await list(one))[0].dueAt).toBe('2026-12-28T12:00:00.000Z');
  }, 60_000);

  it.each([
    ['was archived', { isActive: false }],
    ['has become a User', { role: 'User' }],
    ['has gone to another company', { portalId: randomUUID() }],
  ])('ends when its person %s', async (_what, changes) => {
    const one = aPerson();
    await add(one);
    change(one, changes);
    clock.moveTo(monday);
    await run();
    expect(await sentTo(one)).toEqual([]);
    expect(await inSystem('select id from report_schedules')).toEqual([]);
  });

  it('of margins is for MCAdmin alone, and ends for whoever becomes an Admin', async () => {
    const margin = { ...conversion, report: 'margin' };
    expect((await add(aPerson(), margin)).status).toBe(403);
    const [one, other] = [aPerson({ role: 'MCAdmin' }), aPerson({ role: 'MCAdmin' })];
    for (const staff of [one, other]) expect((await add(staff, margin)).status).toBe(200);
    change(other, { role: 'Admin' });
    clock.moveTo(monday);
    await run();
    expect(await sentTo(one)).toMatchObject([{ title: 'Margin' }]);
    expect([await sentTo(other), await list(other)]).toEqual([[], []]);
  }, 60_000);

  it('waits while identity is down', async () => {
    const one = aPerson();
    await add(one);
    clock.moveTo(monday);
    people.isDown = true;
    await run();
    expect(await sentTo(one)).toEqual([]);
    people.isDown = false;
    await inSystem(`update report_schedules set due_at = '${monday.toISOString()}'`);
    await run();
    expect(await sentTo(one)).toHaveLength(1);
  }, 60_000);
});

describe('the link of its email', () => {
  const tokenOf = (id: string) => signIdLink(linkKeyFrom(testKeys().sealKey, 'report schedules'), id);

  it('ends it without signing in, and answers the same twice', async () => {
    const [one, other] = [aPerson(), aPerson()];
    const token = tokenOf((await add(one)).body._id);
    await add(other);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await service.call(reportSchedules.unsubscribe, { body: { token } });
      expect(status).toBe(200);
      expect(body).toEqual({ message: 'This report is not sent to you any more.' });
    }
    expect(await list(one)).toEqual([]);
    expect(await list(other)).toHaveLength(1);
    clock.moveTo(monday);
    await run();
    expect(await sentTo(one)).toEqual([]);
  }, 60_000);

  it('ends it by one click of a mail program, which sends a form', async () => {
    const one = aPerson();
    const token = tokenOf((await add(one)).body._id);
    const { statusCode } = await service.app.inject({
      method: 'POST',
      url: `/report-schedules/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(statusCode).toBe(200);
    expect(await list(one)).toEqual([]);
  });

  it('ends only the report that it was made for', async () => {
    const one = aPerson();
    const { body } = await add(one);
    const wrong = signIdLink(linkKeyFrom('x'.repeat(32), 'report schedules'), body._id);
    const reply = await service.call(reportSchedules.unsubscribe, { body: { token: wrong } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'linkExpired' } });
    expect((await service.call(reportSchedules.unsubscribe, { body: { token: body._id } })).status).toBe(400);
    expect(await list(one)).toHaveLength(1);
  });
});
