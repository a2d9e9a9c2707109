import { type EmailPreview, type EmailTemplate, emailSending, type Order } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { SendEmailDialog } from './send-email-dialog';

const templates: EmailTemplate[] = [
  { templateId: 'order-track', name: 'Order Track', description: 'The tracking page, to the customer.' },
  { templateId: 'order-transferee', name: 'Order Transferee', description: 'The booking, to the customer.' },
  { templateId: 'order-client', name: 'Order Client', description: 'The booking, to the company.' },
];
const shown: EmailPreview = {
  to: ['marcus.bell@mail.example', 'desk@riverside.example'],
  subject: 'Your order #10234 is booked: Dallas, TX → Denver, CO',
  page: '/api/email-previews/first',
};

function openDialog(changes: Partial<Order> = {}) {
  const onClose = jest.fn();
  const server = new FakeServer()
    .answer(emailSending.templates, { body: templates })
    .answer(emailSending.preview, ({ body }) => {
      const { message } = body as { message: string };
      return {
        body: { ...shown, page: message === '' ? shown.page : `/api/email-previews/${message.length}` },
      };
    })
    .answer(emailSending.send, { body: { sent: 2 } });
  const order = anOrder(changes);
  const opened = openPage(<SendEmailDialog order={order} onClose={onClose} />, { server });
  return { ...opened, onClose, order };
}

const sendButton = () => screen.findByRole('button', { name: 'Send' });
const choose = async (user: ReturnType<typeof openDialog>['user'], name: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Email' }));
  await user.click(await screen.findByRole('option', { name }));
};

it('shows what an email is for, to whom it goes and how it reads before it is sent', async () => {
  const { user, server, onClose, order } = openDialog();
  expect(await screen.findByText('The booking, to the customer.')).toBeVisible();
  expect(await screen.findByText('marcus.bell@mail.example, desk@riverside.example')).toBeVisible();
  expect(screen.getByText(shown.subject)).toBeVisible();
  const page = () => screen.getByTitle(`The email: ${shown.subject}`);
  expect(page()).toHaveAttribute('src', shown.page);
  expect(page()).toHaveAttribute('sandbox', '');
  await user.type(screen.getByLabelText('Message (optional)'), 'See you soon.');
  await waitFor(() => expect(page()).toHaveAttribute('src', '/api/email-previews/13'));
  await waitFor(async () => expect(await sendButton()).toBeEnabled());
  await user.click(await sendButton());
  expect(await screen.findByText('“Customer: order details” is on its way to 2 addresses.')).toBeVisible();
  expect(onClose).toHaveBeenCalled();
  expect(server.callsOf(emailSending.send)[0]?.body).toEqual({
    templateId: 'order-transferee',
    orderId: order.orderId,
    message: 'See you soon.',
  });
});

it('says why an email cannot be sent now, and does not ask the server for it', async () => {
  const { user, server } = openDialog();
  await choose(user, 'Customer: driver assigned (not now)');
  expect(await screen.findByText('No driver is assigned yet.')).toBeVisible();
  expect(await sendButton()).toBeDisabled();
  const asked = server.callsOf(emailSending.preview).map(({ body }) => (body as EmailTemplate).templateId);
  expect(asked).not.toContain('order-track');
});

it.each([
  ['new', 'Customer: order details'],
  ['accepted', 'Customer: driver assigned'],
] as const)('begins with what tells of the latest step: %s', async (sdStatus, name) => {
  openDialog({ sdStatus });
  expect(await screen.findByRole('combobox', { name: 'Email' })).toHaveTextContent(name);
});

it('shows why the server refuses an email of this order', async () => {
  const { server, user } = openDialog();
  await screen.findByText(shown.subject);
  const message =
    'Until the customer accepts the terms, this order writes only to the customer and the company.';
  server.answer(emailSending.preview, { status: 409, body: { code: 'conflict', message } });
  await choose(user, 'Company: order details');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await sendButton()).toBeDisabled();
});

it('keeps the message when sending fails, and says so', async () => {
  const { user, server, onClose } = openDialog();
  server.answer(emailSending.send, {
    status: 429,
    body: { code: 'tooManyRequests', message: 'You have sent many emails within an hour.' },
  });
  await user.type(await screen.findByLabelText('Message (optional)'), 'Hi');
  await waitFor(async () => expect(await sendButton()).toBeEnabled());
  await user.click(await sendButton());
  expect(await screen.findByText('You have sent many emails within an hour.')).toBeVisible();
  expect(screen.getByLabelText('Message (optional)')).toHaveValue('Hi');
  expect(onClose).not.toHaveBeenCalled();
});

it('that cannot load the templates says so and tries again', async () => {
  const server = new FakeServer();
  const { user } = openPage(<SendEmailDialog order={anOrder()} onClose={() => undefined} />, {
    server: server.answer(emailSending.templates, {
      status: 500,
      body: { code: 'internal', message: 'There was an error getting email templates' },
    }),
  });
  expect(await screen.findByText('There was an error getting email templates')).toBeVisible();
  server.answer(emailSending.templates, { body: templates });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Email' })).toBeVisible();
});

it('closes by Escape and by Cancel', async () => {
  const { user, onClose } = openDialog();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
