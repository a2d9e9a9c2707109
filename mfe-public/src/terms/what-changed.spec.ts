import type { OrderChangeLine } from '@overland/contracts';
import { changesOf } from './what-changed';

const change = (field: OrderChangeLine['field'], from: string | number, to: string | number) => ({
  field,
  vehicle: '',
  from,
  to,
});

const changedBy = (changes: OrderChangeLine[], version = 4) =>
  changesOf({ at: '2026-11-18T18:00:00.000Z', version, changes }, 4);

it('names what is not as it was accepted, the price last with the difference', () => {
  const changes = changedBy([
    change('price', 1198, 1298),
    change('vin', 'JM1BPBLL5N0123456', 'JM3KFBDM5P0123456'),
  ]);
  expect(changes.map(({ label, from, to, notes }) => [label, from, to, notes])).toEqual([
    ['VIN', 'JM1BPBLL5N0123456', 'JM3KFBDM5P0123456', []],
    ['Price', '$1,198', '$1,298', ['$100 more']],
  ]);
});

it('says why the price is another one, which stays behind another version of the terms', () => {
  const changes = changedBy([change('serviceLevel', 1, 3), change('price', 1400, 1298)], 3);
  expect(changes.map(({ label, from, to }) => [label, from, to])).toEqual([
    ['Pickup within', '1 business day', '3 business days'],
    ['Terms', 'Version 3', 'Version 4'],
    ['Price', '$1,400', '$1,298'],
  ]);
  expect(changes.at(-1)?.notes).toEqual([
    '$102 less',
    'This is the price for pickup within 3 business days.',
  ]);
});

it('names days, windows and addresses', () => {
  const changes = changedBy([
    change('pickupWindow', '2026-11-25/2026-11-27', '2026-11-30/2026-12-03'),
    change('deliveryWindow', '2026-12-01/2026-12-05', '2026-12-04/2026-12-09'),
    change('pickupAddress', '1 Main St, Dallas, TX 75201', '4120 Commerce St, Dallas, TX 75201'),
  ]);
  expect(changes.map(({ label, from, to }) => [label, from, to])).toEqual([
    ['Pickup', 'Nov 25, 2026 to Nov 27, 2026', 'Nov 30, 2026 to Dec 3, 2026'],
    ['Delivery', 'Dec 1, 2026 to Dec 5, 2026', 'Dec 4, 2026 to Dec 9, 2026'],
    ['Pickup address', '1 Main St, Dallas, TX 75201', '4120 Commerce St, Dallas, TX 75201'],
  ]);
});
