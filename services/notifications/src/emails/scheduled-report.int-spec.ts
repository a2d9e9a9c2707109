import { randomUUID } from 'node:crypto';
import type { EventEnvelope, ReportDue } from '@overland/contracts';
import {
  Clock,
  consumeEvent,
  FixedClock,
  linkKeyFrom,
  readIdLink,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import { startTestService, type TestService, testKeys, until } from '@overland/service-kit/testing';
import { notifications } from '../index.js';
import { SmtpSink } from '../testing/smtp-sink.js';
import { EmailEntity } from './email.entity.js';
import { EmailEvents } from './email-events.listener.js';

const sink = new SmtpSink();
let service: TestService;

beforeAll(async () => {
  await sink.start();
  process.env.SMTP_URL = sink.url;
  process.env.STAFF_SITE_URL = 'https://app.overland.example';
  process.env.PUBLIC_SITE_URL = 'https://overland.example';
  service = await startTestService(notifications, {
    role: 'both',
    overrides: [[Clock, new FixedClock(new Date('2026-11-30T12:00:00Z'))]],
  });
});
afterAll(async () => {
  await service.close();
  await sink.stop();
});

const csv = 'Quotes,Quoted\r\nTotal,3\r\n';
const base64 = (text: string) => Buffer.from(text).toString('base64');

function aReport(changes: Partial<ReportDue> = {}): ReportDue {
  return {
    scheduleId: randomUUID(),
    email: `robin-${randomUUID()}@riverside.example`,
    firstName: 'Robin',
    title: 'Conversion',
    every: 'weekly',
    from: '2026-11-23',
    to: '2026-11-29',
    files: [
      { name: 'Conversion.pdf', kind: 'application/pdf', base64: base64('%PDF-1.7') },
      { name: 'Conversion.csv', kind: 'text/csv', base64: base64(csv) },
    ],
    ...changes,
  };
}

const deliver = (event: EventEnvelope) =>
  consumeEvent(service.dataSource, [service.app.get(EmailEvents, { strict: false })], event);
const due = (payload: ReportDue): EventEnvelope => ({
  eventId: randomUUID(),
  type: 'report.due',
  at: '2026-11-30T12:00:00.000Z',
  requestId: null,
  payload,
});
const rowOf = ({ email }: ReportDue) =>
  withPortal(service.dataSource, systemScope, (manager) =>
    manager.findOneByOrFail(EmailEntity, { toAddress: email }),
  );
const sent = async (report: ReportDue) => {
  await until('the report is sent', async () => (await rowOf(report)).status === 'sent');
  return sink.to(report.email);
};

describe('a scheduled report', () => {
  it('is sent once with its files, and none is kept', async () => {
    const report = aReport();
    const event = due(report);
    await Promise.all([deliver(event), deliver(event)]);
    const [mail, ...more] = await sent(report);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Conversion, Nov 23, 2026 to Nov 29, 2026');
    expect(mail?.text).toContain('attached as PDF and CSV');
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['Conversion.pdf', 'application/pdf'],
      ['Conversion.csv', 'text/csv'],
    ]);
    const content = mail?.attachments[1]?.content;
    expect(Buffer.from(content as ArrayBuffer).toString()).toBe(csv);
    expect((await rowOf(report)).data).not.toHaveProperty('files');
  });

  it('says what is attached, and that nothing is where nothing fits', async () => {
    const [, csvFile] = aReport().files;
    const textOf = async (files: ReportDue['files']) => {
      const report = aReport({ files });
      await deliver(due(report));
      return (await sent(report))[0]?.text;
    };
    expect(await textOf(csvFile ? [csvFile] : [])).toContain('Nov 29, 2026, attached as CSV.');
    expect(await textOf([])).toContain('Nov 29, 2026. It is too large for an email.');
  });

  it('says how to stop it: by a link, and by one click in a mail program', async () => {
    const report = aReport();
    await deliver(due(report));
    const [mail] = await sent(report);
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value ?? '';
    const address = /^<https:\/\/overland\.example\/api\/report-schedules\/unsubscribe\/([\w-]+)>$/;
    const token = address.exec(header('list-unsubscribe'))?.[1] ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(readIdLink(linkKeyFrom(testKeys().sealKey, 'report schedules'), token)).toBe(report.scheduleId);
    for (const body of [mail?.html, mail?.text]) {
      expect(body).toContain(`https://overland.example/unsubscribe/${token}`);
    }
  });
});
