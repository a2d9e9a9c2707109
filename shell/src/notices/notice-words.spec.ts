import { noticeAddress, noticeTitle, shortCount } from './notice-words';

const told = { actor: 'Ann Lee', uniqueId: 10234, orders: 1, orderId: 'o' } as const;

it.each([
  [{ ...told, kind: 'mention' }, 'Ann Lee mentioned you in order #10234', '/order/o'],
  [{ ...told, kind: 'handOver' }, 'Ann Lee handed order #10234 over to you', '/order/o'],
  [{ ...told, kind: 'handOver', orders: 12 }, 'Ann Lee handed 12 orders over to you', '/orders?owner=mine'],
  [{ ...told, kind: 'reminder', actor: '' }, 'Reminder of order #10234', '/order/o'],
  [{ ...told, kind: 'booking' }, 'Ann Lee booked order #10234', '/order/o'],
  [{ ...told, kind: 'request' }, 'Ann Lee asks for a change to order #10234', '/order/o#requests'],
  [{ ...told, kind: 'claim' }, 'Ann Lee reported damage to order #10234', '/order/o#claims'],
  [{ ...told, kind: 'survey' }, 'Ann Lee gave a low mark for order #10234', '/order/o'],
] as const)('says of %j %s', (notice, title, address) => {
  expect([noticeTitle(notice), noticeAddress(notice)]).toEqual([title, address]);
});

it('shows up to 99 on the bell', () => {
  expect([shortCount(99), shortCount(100)]).toEqual(['99', '99+']);
});
