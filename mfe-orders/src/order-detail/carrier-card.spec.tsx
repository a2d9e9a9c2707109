import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { CarrierCard } from './carrier-card';

const cost = {
  offered: 600,
  agreed: 700,
  paid: null,
  changedBy: 'Dana Whitfield',
  changedAt: '2026-11-20T15:00:00.000Z',
};
const open = (changes: Parameters<typeof anOrder>[0]) =>
  openPage(<CarrierCard order={anOrder(changes)} onEdit={() => undefined} />, { server: new FakeServer() });

it('shows MCAdmin the carrier, its cost, and the margin with what it is reckoned from', async () => {
  open({ carrierName: 'Blue Ridge', truck: 'Unit 7', cost });
  expect(await screen.findByText('$200 (22%), by what was agreed')).toBeVisible();
  expect(screen.getByText('Unit 7')).toBeVisible();
  expect(screen.queryByText('Paid to the carrier')).toBeNull();
});

it('shows a loss with its sign', async () => {
  open({ carrierName: 'Blue Ridge', cost: { ...cost, paid: 990 } });
  expect(await screen.findByText('−$90 (−10%), by what was paid')).toBeVisible();
});

it('is not there for a portal’s users', () => {
  open({ carrierName: 'Blue Ridge', cost: null });
  expect(screen.queryByRole('region', { name: 'Carrier' })).toBeNull();
});
