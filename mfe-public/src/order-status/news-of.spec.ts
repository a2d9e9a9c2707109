import type { CustomerOrder } from '@overland/contracts';
import { newsOf } from './news-of';
import { aCustomerOrder } from './testing';

const newsAfter = (change: Partial<CustomerOrder>) => newsOf(aCustomerOrder(), aCustomerOrder(change));
const request = {
  _id: '3f2c8a52-5b0e-4a53-9d59-0a6b1c7d8e9f',
  kind: 'pickupDate' as const,
  wishedDay: '2026-12-01',
  note: '',
  state: 'open' as const,
  askedAt: '2026-11-19T15:00:00.000Z',
  answer: '',
  answeredAt: null,
};

it.each<[string, Partial<CustomerOrder>]>([
  ['Your order has changed. It is now: Delivered.', { status: 'Delivered', sdStatusLabel: 'Delivered' }],
  ['Your order is canceled.', { status: 'Canceled', sdStatusLabel: 'Canceled' }],
  ['Your request is answered.', { requests: [{ ...request, state: 'accepted' }] }],
  ['Your order has a new file.', { files: [{ key: 'a', name: 'Bill of lading.pdf', size: 1 }] }],
  ['Your order has changed.', { paid: true }],
])('says "%s"', (news, change) => {
  expect(newsAfter(change)).toBe(news);
});

it('says nothing of another position, of what the customer asked, and of the same once more', () => {
  expect(newsAfter({ position: { lat: 44, long: -116, at: '2026-11-27T15:00:00.000Z' } })).toBe('');
  expect(newsAfter({ requests: [request] })).toBe('');
  const order = aCustomerOrder();
  expect(newsOf(order, { ...order })).toBe('');
});
