import { type EmailLog, emailSending, emails } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { EmailsCard } from './emails-card';

const order = anOrder();
const to = 'marcus.bell@mail.example';

function aLog(changes: Partial<EmailLog> = {}): EmailLog {
  return {
    _id: crypto.randomUUID(),
    orderId: order.orderId,
    template: 'Order Track',
    to,
    subject: 'A driver is assigned to order #10234',
    status: 'sent',
    reason: null,
    createdAt: '2026-11-21T14:06:00.000Z',
    sentAt: '2026-11-21T14:06:02.000Z',
    ...changes,
  };
}

const openCard = (logs: EmailLog[], server = new FakeServer()) =>
  openPage(<EmailsCard order={order} />, { server: server.answer(emails.logs, { body: logs }) });
const lines = async () => (await screen.findAllByRole('listitem')).map((line) => line.textContent);

it('says of each email what became of it, and why it waits or failed', async () => {
  openCard([
    aLog(),
    aLog({ template: 'Order Client', status: 'queued', sentAt: null, reason: 'The mail server is busy.' }),
    aLog({ template: 'Order Agent', status: 'failed', sentAt: null, reason: 'Mailbox full.' }),
  ]);
  const [sent, waiting, failed] = await lines();
  expect(sent).toMatch(/^Customer: driver assignedmarcus\.bell@mail\.example, .*Sent/);
  expect(waiting).toMatch(/The mail server is busy\.Waiting$/);
  expect(failed).toMatch(/Mailbox full\.Failed/);
});

it('folds the emails that a later step took away, which say why they were not sent and are not offered again', async () => {
  const reason = 'The order was delivered first.';
  const { user } = openCard([aLog({ status: 'failed', sentAt: null, isDropped: true, reason })]);
  await user.click(await screen.findByRole('button', { name: 'Show 1 email that was not sent' }));
  expect(await lines()).toEqual([expect.stringMatching(/The order was delivered first\.Not sent$/)]);
});

it('calls emails by what they say', async () => {
  openCard([
    aLog({ template: 'Order Client', about: 'canceled' }),
    aLog({ template: 'Order Transferee', about: 'claim' }),
    aLog({ template: 'Order OA', about: 'hasAccepted' }),
  ]);
  expect((await lines()).map((line) => line?.split(to)[0])).toEqual([
    'Company: order canceled',
    'Customer: damage claim',
    'Logistics: what to prepare',
  ]);
});

it('shows the five latest, and the earlier ones on demand', async () => {
  const { user } = openCard(Array.from({ length: 8 }, () => aLog()));
  expect(await lines()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show 3 earlier' }));
  expect(await lines()).toHaveLength(8);
  expect(screen.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
});

it('of an order without emails says what will be listed, and sends one', async () => {
  const server = new FakeServer().answer(emailSending.templates, { body: [] });
  const { user } = openCard([], server);
  expect(await screen.findByText('The emails sent for this order will be listed here.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send Email' }));
  expect(await screen.findByRole('dialog', { name: 'Send an email about order #10234' })).toBeVisible();
});

it('that cannot be loaded says so and tries again', async () => {
  const server = new FakeServer().answer(emails.logs, {
    status: 500,
    body: { code: 'internal', message: 'There was an error getting email logs' },
  });
  const { user } = openPage(<EmailsCard order={order} />, { server });
  expect(await screen.findByText('There was an error getting email logs')).toBeVisible();
  server.answer(emails.logs, { body: [aLog()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await lines()).toHaveLength(1);
});

describe('Resend', () => {
  const button = () => screen.findByRole('button', { name: `Resend to ${to}: Customer: driver assigned` });

  const page = '/api/email-previews/again';
  const withPreview = () =>
    new FakeServer().answer(emailSending.previewAgain, {
      body: { to: [to], subject: 'Order #10234 has a driver', page },
    });

  it('shows the email as it goes out once more, in a frame without scripts', async () => {
    const { user } = openCard([aLog()], withPreview());
    await user.click(await button());
    const frame = await screen.findByTitle('The email: Order #10234 has a driver');
    expect(frame).toHaveAttribute('src', page);
    expect(frame).toHaveAttribute('sandbox', '');
  });

  it('asks first, names the address, and says what it did', async () => {
    const log = aLog();
    const server = withPreview().answer(emailSending.resend, { body: [log] });
    const { user } = openCard([log], server);
    await user.click(await button());
    const dialog = within(await screen.findByRole('dialog', { name: 'Resend “Customer: driver assigned”' }));
    expect(dialog.getByText(`The same email goes to ${to} once more.`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(server.callsOf(emailSending.resend)).toHaveLength(0);
    await user.click(await button());
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    expect(await screen.findByText(`“Customer: driver assigned” goes to ${to} once more.`)).toBeVisible();
    expect(server.callsOf(emailSending.resend)[0]?.path).toBe(`/email/${log._id}/resend`);
  });

  it('shows why it was refused', async () => {
    const message = 'This email was sent less than a minute ago. Please wait a moment.';
    const server = withPreview().answer(emailSending.resend, {
      status: 409,
      body: { code: 'conflict', message },
    });
    const { user } = openCard([aLog()], server);
    await user.click(await button());
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('is not offered while the email waits', async () => {
    openCard([aLog({ status: 'queued', sentAt: null })]);
    await lines();
    expect(screen.queryByRole('button', { name: /Resend/ })).not.toBeInTheDocument();
  });
});
