import { type EmailLog, emailSending, emails, type Order, orders, orderTerms } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { TermsCard } from './terms-card';

const templates = [
  { templateId: 'order-transferee', name: 'Order Transferee', description: 'The booking, to the customer.' },
  { templateId: 'order-signature', name: 'Order Transferee Signature', description: 'Asks for the terms.' },
];
const open = (changes: Partial<Order>, server = new FakeServer()) =>
  openPage(<TermsCard order={anOrder(changes)} />, { server });

it('says who accepted the terms and when, and asks for nothing then', () => {
  open({ termsAcceptedAt: '2026-11-21T15:00:00', termsAcceptedBy: 'Marcus Bell' });
  expect(screen.getByText('Marcus Bell accepted the terms on Nov 21, 3:00 PM.')).toBeVisible();
  expect(screen.getByText('Accepted')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send Terms' })).not.toBeInTheDocument();
});

it.each([
  ['never accepted them', [], 'The customer has not accepted the terms yet.'],
  [
    'accepted them before a change',
    ['Marcus Bell accepted the terms, version 1, in English.'],
    'The order has changed since the customer accepted the terms.',
  ],
])('says of a customer who %s which it is', async (_, notes, text) => {
  const body = notes.map((note) => ({
    ...{ from: null, to: null, at: '2026-11-20T15:00:00.000Z', actor: 'Marcus Bell' },
    ...({ source: 'customer', kind: 'other', note, changes: [] } as const),
  }));
  open({ termsAcceptedAt: null }, new FakeServer().answer(orders.activities, { body }));
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  ['sent', 'Sent to marcus.bell@mail.example, Nov 20, 3:13 PM.'],
  ['queued', 'Going to marcus.bell@mail.example.'],
  ['failed', 'They could not be sent to marcus.bell@mail.example.'],
] as const)('says when the terms went to whom, or that they did not: %s', async (status, text) => {
  const mail = (of: Partial<EmailLog>): EmailLog => ({
    _id: '01980000-0000-7000-8000-000000000001',
    orderId: null,
    template: 'Order Transferee Signature',
    to: 'marcus.bell@mail.example',
    subject: 'Terms',
    status,
    reason: null,
    createdAt: '2026-11-20T15:12:00',
    sentAt: status === 'sent' ? '2026-11-20T15:13:00' : null,
    about: null,
    ...of,
  });
  const body = [
    mail({ template: 'Order Client', to: 'others@mail.example' }),
    mail({ about: 'hasAccepted', to: 'earlier@mail.example' }),
    mail({}),
    mail({ to: 'before@mail.example' }),
  ];
  open({ termsAcceptedAt: null }, new FakeServer().answer(emails.logs, { body }));
  expect(await screen.findByText(text)).toBeVisible();
});

it('leads to the email that asks for them', async () => {
  const preview = { to: ['marcus.bell@mail.example'], subject: 'Terms', page: '/api/email-previews/1' };
  const server = new FakeServer()
    .answer(emailSending.templates, { body: templates })
    .answer(emailSending.preview, { body: preview });
  const { user } = open({ termsAcceptedAt: null }, server);
  expect(screen.getByText('Not accepted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send Terms' }));
  expect(await screen.findByRole('combobox', { name: 'Email' })).toHaveTextContent('Customer: order terms');
});

it.each([
  { status: 'Delivered', sdStatus: 'delivered' },
  { status: 'Canceled', sdStatus: 'order_canceled' },
] as const)('asks for nothing once the order is $status', (changes) => {
  open({ ...changes, termsAcceptedAt: null });
  expect(screen.queryByRole('button', { name: 'Send Terms' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Terms as a PDF' })).toBeVisible();
});

it('tells that the PDF could not be made', async () => {
  const failed = { status: 503, body: { code: 'unavailable', message: 'Not available right now.' } };
  const { user } = open({}, new FakeServer().answer(orderTerms.pdf, failed));
  await user.click(screen.getByRole('button', { name: 'Terms as a PDF' }));
  expect(await screen.findByText('Not available right now.')).toBeVisible();
});
