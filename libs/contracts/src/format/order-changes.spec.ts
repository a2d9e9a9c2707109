import type { OrderChangeLine } from '../order-changes.js';
import { changeLines } from './order-changes.js';

const change = (
  field: OrderChangeLine['field'],
  from: string | number,
  to: string | number,
  vehicle = '',
) => ({
  field,
  from,
  to,
  vehicle,
});
const level = change('serviceLevel', 1, 3);
const price = change('price', 1090, 1020);

test.each([
  [change('pickupDay', '2026-11-25', '2026-11-27'), 'First pickup day', 'Nov 25, 2026', 'Nov 27, 2026'],
  [level, 'Pickup within', '1 business day', '3 business days'],
  [change('pickupPlace', 'Austin, TX', 'Waco, TX'), 'From', 'Austin, TX', 'Waco, TX'],
  [change('deliveryPlace', 'Denver, CO', 'Boulder, CO'), 'To', 'Denver, CO', 'Boulder, CO'],
  [change('pickupAddress', '1 Elm St', '2 Elm St'), 'Pickup address', '1 Elm St', '2 Elm St'],
  [change('deliveryAddress', '1 Elm St', '2 Elm St'), 'Delivery address', '1 Elm St', '2 Elm St'],
  [change('vehicle', '2019 Honda', '2020 Honda'), 'Vehicle', '2019 Honda', '2020 Honda'],
  [change('vin', 'A', 'B'), 'VIN', 'A', 'B'],
  [change('vin', 'A', 'B', '2020 Honda'), 'VIN of 2020 Honda', 'A', 'B'],
  [price, 'Price', '$1,090', '$1,020'],
])('%o is shown as %s', (line, label, from, to) => {
  expect(changeLines([line])).toEqual([{ field: line.field, label, from, to, reason: '' }]);
});

test('a window is shown as its days, one of a single day as that day', () => {
  const [pickup, delivery] = changeLines([
    change('pickupWindow', '2026-11-25', '2026-11-25/2026-11-27'),
    change('deliveryWindow', '2026-11-30/2026-12-02', '2026-12-01'),
  ]);
  expect([pickup?.label, delivery?.label]).toEqual(['Pickup', 'Delivery']);
  expect([pickup?.from, pickup?.to]).toEqual(['Nov 25, 2026', 'Nov 25, 2026 to Nov 27, 2026']);
  expect([delivery?.from, delivery?.to]).toEqual(['Nov 30, 2026 to Dec 2, 2026', 'Dec 1, 2026']);
});

test('a price comes last, with the level that it is for', () => {
  const lines = changeLines([price, level, change('vin', 'A', 'B')]);
  expect(lines.map(({ field }) => field)).toEqual(['serviceLevel', 'vin', 'price']);
  expect(lines.map(({ reason }) => reason)).toEqual([
    '',
    '',
    'This is the price for pickup within 3 business days.',
  ]);
});
