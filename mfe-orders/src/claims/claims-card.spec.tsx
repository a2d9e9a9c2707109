import { emails, type OrderClaim, type OrderClaims, orderClaims } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { useNotices } from '@overland/web';
import { screen, within } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { ClaimsCard } from './claims-card';

// At once, not shortly after the first view.
jest.mock('../order-detail/use-forms', () => ({
  useForms: () => jest.requireActual('../order-detail/with-forms'),
}));

const session = { role: 'MCAdmin', userId: 'u', portalId: 'p' } as const;
const aClaim = (changes: Partial<OrderClaim> = {}): OrderClaim => ({
  _id: '0197b1c0-0000-4000-8000-0000000000cd',
  number: 1,
  vehicles: ['2019 Honda Accord'],
  what: 'The left door is dented.',
  noticedOn: '2026-11-28',
  asked: 450,
  reportedBy: 'Maeve O’Brien',
  source: 'customer',
  reportedAt: '2026-11-28T15:00:00.000Z',
  state: 'reported',
  answerBy: '2026-12-04',
  isOverdue: false,
  agreed: null,
  paid: null,
  answer: '',
  answeredBy: '',
  answeredAt: null,
  closedAt: null,
  files: [],
  steps: ['review', 'approve', 'decline', 'withdraw'],
  version: 1,
  undoUntil: null,
  earlierAnswers: [],
  ...changes,
});
const claimsOf = (...claims: OrderClaim[]): OrderClaims => ({
  claims,
  mayReport: true,
  isLate: false,
  deliveredOn: '2026-11-27',
  today: '2026-11-28',
});
const delivered = anOrder({ sdStatus: 'delivered', status: 'Delivered' });
const open = (claims: OrderClaims) => {
  const recipients = [{ party: 'customer', address: 'maeve@home.example' }];
  const server = new FakeServer()
    .answer(orderClaims.list, { body: claims })
    .answer(emails.audience, { body: { recipients } });
  return openPage(<ClaimsCard order={delivered} />, {
    ...{ server, session },
    path: '/order/:orderId',
    at: `/order/${delivered.orderId}`,
  });
};

beforeEach(() => useNotices.setState({ notices: [] }));

it('approves a claim with the amount that was asked for, and offers Undo', async () => {
  const { server, user } = open(claimsOf(aClaim()));
  expect(await screen.findByText('Answer due')).toBeVisible();
  const approved = aClaim({
    state: 'approved',
    agreed: 450,
    answerBy: null,
    steps: ['pay', 'reopen'],
    version: 2,
    undoUntil: new Date(Date.now() + 60_000).toISOString(),
  });
  server.answer(orderClaims.step, { body: claimsOf(approved) });
  server.answer(orderClaims.undo, { body: claimsOf(aClaim({ version: 3 })) });
  await user.click(screen.getByRole('button', { name: 'Approve: claim 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve claim 1' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Claim 1 is approved.')).toBeVisible();
  expect(server.callsOf(orderClaims.step)).toMatchObject([
    { body: { step: 'approve', amount: 450, version: 1, note: '' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo Approval' }));
  expect(
    await screen.findByText('“Approval” of claim 1 is taken back. No email about it goes out.'),
  ).toBeVisible();
  expect(server.callsOf(orderClaims.undo)).toMatchObject([{ body: { version: 2 } }]);
});

it('warns of more than was asked for, and says who is emailed', async () => {
  const { user } = open(claimsOf(aClaim({ asked: 650 })));
  await user.click(await screen.findByRole('button', { name: 'Approve: claim 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve claim 1' }));
  expect(await dialog.findByText('maeve@home.example (customer)')).toBeVisible();
  const amount = dialog.getByLabelText('Amount approved');
  await user.clear(amount);
  await user.type(amount, '5000');
  expect(dialog.getByText('This is $4,350 more than the $650 that were asked for.')).toBeVisible();
});

it('needs a reason to decline, and shows what was refused', async () => {
  const { server, user } = open(claimsOf(aClaim({ isOverdue: true })));
  expect(await screen.findByText('Answer due Dec 4, 2026. That day has passed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decline: claim 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline claim 1' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('Please tell the customer why.')).toBeVisible();
  expect(server.callsOf(orderClaims.step)).toEqual([]);
  const message = 'This claim has changed meanwhile. It is now: Approved.';
  server.answer(orderClaims.step, { status: 409, body: { code: 'conflict', message } });
  await user.type(dialog.getByLabelText('Reason that the customer reads'), 'It is in the pickup photos.');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

it('says who is emailed of a reopening, and who withdrew a claim', async () => {
  const answered = { answeredBy: 'Dana Whitfield', answeredAt: '2026-11-28T16:00:00.000Z', answerBy: null };
  const steps: OrderClaim['steps'] = ['reopen'];
  const withdrawn = aClaim({ ...answered, steps, number: 2, _id: 'w', state: 'withdrawn' });
  const { user } = open(claimsOf(withdrawn, aClaim({ ...answered, steps, state: 'declined' })));
  expect(await screen.findByText('Decided')).toBeVisible();
  expect(screen.getAllByText('Withdrawn')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Reopen: claim 1' }));
  const declined = within(await screen.findByRole('dialog', { name: 'Reopen claim 1' }));
  expect(await declined.findByText('maeve@home.example (customer)')).toBeVisible();
  await user.click(declined.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Reopen: claim 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen claim 2' }));
  expect(dialog.getByText('Nobody is emailed.')).toBeVisible();
});

it('shows people of the company what they may do, and says when nothing was reported', async () => {
  open(claimsOf(aClaim({ steps: ['withdraw'] })));
  expect(await screen.findByRole('button', { name: 'Withdraw: claim 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  expect(
    screen.getByText(/^Overland answers by .+, and emails each decision to the customer and your company\.$/),
  ).toBeVisible();
});

it('keeps what the customer was told before the answer', async () => {
  open(claimsOf(aClaim({ state: 'approved', agreed: 450, earlierAnswers: ['We ask the carrier.'] })));
  expect(await screen.findByText('Told the customer before: “We ask the carrier.”')).toBeVisible();
});

it('reports damage', async () => {
  const { server, user } = open(claimsOf());
  expect(await screen.findByText('No damage has been reported.')).toBeVisible();
  server.answer(orderClaims.report, { body: claimsOf(aClaim({ source: 'staff' })) });
  await user.click(screen.getByRole('button', { name: 'Report Damage' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report damage' }));
  await user.type(dialog.getByLabelText('What is damaged?'), 'Dented.');
  await user.click(dialog.getByRole('button', { name: 'Send the Report' }));
  expect(await dialog.findByText('Please describe the damage in at least 10 characters.')).toBeVisible();
  await user.type(dialog.getByLabelText('What is damaged?'), ' It is the left door.');
  await user.click(dialog.getByRole('button', { name: 'Send the Report' }));
  expect(await screen.findByText('The damage is reported.')).toBeVisible();
  expect(server.callsOf(orderClaims.report)).toMatchObject([
    {
      body: {
        vehicles: [0],
        what: 'Dented. It is the left door.',
        noticedOn: '2026-11-28',
        asked: null,
        fileKeys: [],
      },
    },
  ]);
});
