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
    .answer(reportSchedules.add, () => {
      stored.push(schedule);
      return { body: schedule };
    })
    .answer(reportSchedules.remove, () => {
      stored.pop();
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
