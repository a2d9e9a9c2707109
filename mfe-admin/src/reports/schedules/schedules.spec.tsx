import { type ReportSchedule, reportSchedules } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { ScheduleButton } from './schedule-button';

const schedule: ReportSchedule = {
  _id: '6d5a2f0e-5d5c-4f0b-9f57-6a3a3c8e9b10',
  report: 'orderVolume',
  every: 'monthly',
  query: { compare: 'none', transportType: 'OPEN' },
  dueAt: '2026-12-01T12:00:00.000Z',
  createdAt: '2026-11-23T12:00:00.000Z',
};

async function open(stored: ReportSchedule[]) {
  const server = new FakeServer()
    .answer(reportSchedules.list, () => ({ body: stored }))
    .answer(reportSchedules.add, ({ body }) => {
      const added = {
        ...schedule,
        _id: `${schedule._id.slice(0, -1)}${stored.length + 1}`,
        every: (body as ReportSchedule).every,
      };
      stored.push(added);
      return { body: added };
    })
    .answer(reportSchedules.remove, ({ path }) => {
      const at = stored.findIndex(({ _id }) => path.endsWith(_id));
      stored.splice(at, 1);
      return { body: { scheduleId: schedule._id } };
    });
  const opened = openPage(
    <ScheduleButton report="orderVolume" query={{ compare: 'none', transportType: 'OPEN' }} />,
    { server, session: { role: 'MCAdmin', userId: 'u', portalId: 'p' } },
  );
  await opened.user.click(screen.getByRole('button', { name: 'Send Monthly by Email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Order volume by Email' }));
  return { ...opened, dialog };
}

it('sends the report that is shown, with its filters, every month or every week', async () => {
  const { user, server, dialog } = await open([]);
  expect(await dialog.findByText('No report is sent to you yet.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /^Every Monday/ }));
  await user.click(dialog.getByRole('button', { name: 'Send by Email' }));
  expect(await dialog.findByRole('list', { name: 'Sent to you' })).toBeVisible();
  expect(server.callsOf(reportSchedules.add)).toMatchObject([
    { body: { report: 'orderVolume', every: 'weekly', query: { transportType: 'OPEN' } } },
  ]);
});

it('ends one, and takes that back', async () => {
  const { user, server, dialog } = await open([schedule]);
  await user.click(await dialog.findByRole('button', { name: 'Remove Order volume, every month' }));
  expect(await dialog.findByText('No report is sent to you yet.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  expect(await dialog.findByRole('button', { name: 'Remove Order volume, every month' })).toBeVisible();
  expect(server.callsOf(reportSchedules.add)).toMatchObject([{ body: { query: schedule.query } }]);
});

it('says what is sent of each, and when next', async () => {
  const { dialog } = await open([schedule]);
  expect(await dialog.findByText('Open; next on Dec 1, 2026')).toBeVisible();
});

it('changes how often one is sent, and ends the old one only when the new one is there', async () => {
  const { user, server, dialog } = await open([schedule]);
  await user.selectOptions(await dialog.findByLabelText('How often: Order volume'), 'Every week');
  expect(await screen.findByText('Order volume is sent to you every week from now on.')).toBeVisible();
  expect(server.callsOf(reportSchedules.add)).toMatchObject([
    { body: { every: 'weekly', query: schedule.query } },
  ]);
  expect(server.callsOf(reportSchedules.remove)).toMatchObject([
    { path: `/report-schedules/${schedule._id}` },
  ]);
});

it('ends nothing where the change is refused', async () => {
  const { user, server, dialog } = await open([schedule]);
  const refusal = { code: 'conflict', message: 'This report is sent to you already.' };
  server.answer(reportSchedules.add, { status: 409, body: refusal });
  await user.selectOptions(await dialog.findByLabelText('How often: Order volume'), 'Every week');
  expect(await screen.findByText(refusal.message)).toBeVisible();
  expect(server.callsOf(reportSchedules.remove)).toEqual([]);
  expect(dialog.getByLabelText('How often: Order volume')).toHaveValue('monthly');
});
