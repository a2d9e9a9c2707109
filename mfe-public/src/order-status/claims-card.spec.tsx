import type { CustomerClaim, CustomerClaims } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { useNotices } from '@overland/web';
import { screen, within } from '@testing-library/react';
import { ClaimsCard } from './claims-card';
import { aCustomerOrder } from './testing';

const delivered = aCustomerOrder({ status: 'Delivered', position: null });
const aClaim = (changes: Partial<CustomerClaim> = {}): CustomerClaim => ({
  _id: '0197b1c0-0000-4000-8000-0000000000cd',
  number: 1,
  vehicles: ['2021 Subaru Outback'],
  what: 'The left door is dented.',
  noticedOn: '2026-11-28',
  asked: 450,
  reportedAt: '2026-11-28T15:00:00.000Z',
  state: 'reported',
  answerBy: '2026-12-04',
  agreed: null,
  paid: null,
  answer: '',
  answeredAt: null,
  files: 2,
  mayWithdraw: true,
  earlierAnswers: [],
  ownFiles: [],
  ...changes,
});
const claimsOf = (list: CustomerClaim[], changes: Partial<CustomerClaims> = {}): CustomerClaims => ({
  list,
  mayReport: true,
  until: '2026-12-28',
  deliveredOn: '2026-11-27',
  today: '2026-11-28',
  ...changes,
});
const open = (claims: CustomerClaims, order = delivered) => {
  const server = new FakeServer().answer(calls.orderClaims.customerList, { body: claims });
  return openPage(<ClaimsCard order={order} />, { server });
};
const card = async () => within(await screen.findByRole('region', { name: 'Is something damaged?' }));

beforeEach(() => useNotices.setState({ notices: [] }));

it('takes a report, and promises an answer by a day', async () => {
  const { server, user } = open(claimsOf([]));
  expect((await card()).getByText('You can report it here until Dec 28, 2026.')).toBeVisible();
  server.answer(calls.orderClaims.customerReport, { body: claimsOf([aClaim()]) });
  await user.click((await card()).getByRole('button', { name: 'Report Damage' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report damage' }));
  await user.type(dialog.getByLabelText('What is damaged?'), 'The left door is dented.');
  await user.click(dialog.getByRole('button', { name: 'Send the Report' }));
  expect(await screen.findByText('Our first answer is here by Dec 4, 2026.')).toBeVisible();
  expect(await screen.findByText('We have your report.')).toBeVisible();
  expect(screen.getByText('Reported Nov 28, 2026. You asked for $450.')).toBeVisible();
  expect(server.callsOf(calls.orderClaims.customerReport)).toMatchObject([
    { body: { token: 'a-token', vehicles: [0], noticedOn: '2026-11-28', fileKeys: [] } },
  ]);
});

const aFile = (name: string, isPicture: boolean) => ({
  key: name,
  name,
  url: `/files/${name}`,
  previewUrl: isPicture ? `/previews/${name}` : null,
  viewUrl: isPicture ? `/view/${name}` : null,
});

it('shows what was sent, each photo in full, and what was answered before', async () => {
  const ownFiles = [aFile('Door.jpg', true), aFile('Roof.jpg', true), aFile('Estimate.pdf', false)];
  const { user } = open(claimsOf([aClaim({ ownFiles, earlierAnswers: ['We ask the carrier.'] })]));
  const files = within(await screen.findByRole('list', { name: 'Files that you sent' }));
  expect(files.getByRole('link', { name: 'Estimate.pdf' })).toHaveAttribute('href', '/files/Estimate.pdf');
  expect(screen.getByText('We told you before: “We ask the carrier.”')).toBeVisible();
  await user.click(files.getByRole('button', { name: 'View Door.jpg' }));
  const picture = within(await screen.findByRole('dialog', { name: 'Door.jpg' }));
  expect(picture.getByText('1 of 2')).toBeVisible();
  expect(picture.getByRole('img', { name: 'Door.jpg' })).toHaveAttribute('src', '/view/Door.jpg');
  await user.click(picture.getByRole('button', { name: 'Next' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Roof.jpg' })).getByText('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('promises no day that has passed', async () => {
  open(claimsOf([aClaim()], { today: '2026-12-05' }));
  expect(await screen.findByText('Our answer is late, and we are sorry. Please call us.')).toBeVisible();
  expect(screen.queryByText(/Our first answer/)).toBeNull();
});

it('shows the answer, and takes nothing more once it is too late', async () => {
  const declined = aClaim({
    state: 'declined',
    answerBy: null,
    answer: 'It is in the pickup photos.',
    mayWithdraw: false,
  });
  open(claimsOf([declined], { mayReport: false }));
  expect((await card()).getByText('Declined')).toBeVisible();
  expect(screen.getByText('Our answer: “It is in the pickup photos.”')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('takes a report back once that is confirmed', async () => {
  const { server, user } = open(claimsOf([aClaim()]));
  const withdrawn = aClaim({ state: 'withdrawn', answerBy: null, mayWithdraw: false });
  server.answer(calls.orderClaims.customerWithdraw, { body: claimsOf([withdrawn]) });
  await user.click((await card()).getByRole('button', { name: 'Take Back the Report' }));
  const question = within(await screen.findByRole('dialog', { name: 'Take back your report?' }));
  expect(server.callsOf(calls.orderClaims.customerWithdraw)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Take Back the Report' }));
  expect(await screen.findByText('Closed')).toBeVisible();
  expect(await screen.findByText('Your report is taken back.')).toBeVisible();
});
