import { agreedRows, rowsThatStay } from './agreed-rows';
import { anOrdersTerms, plan } from './testing';

const { facts } = anOrdersTerms();
const labels = (rows: { label: string }[]) => rows.map(({ label }) => label);
const all = [
  'Vehicle',
  'First pickup',
  'Picked up within',
  'Pickup address',
  'Delivery, estimated',
  'Delivery address',
  'Price',
];

describe('what is agreed to', () => {
  it('is read with the window, the estimate and the RUSH fee', () => {
    expect(agreedRows({ ...facts, plan: { ...plan, rushFee: 200 } })).toMatchObject([
      { label: 'Vehicle', text: '2023 Mazda CX-5', note: 'VIN JM3KFBDM5P0123456' },
      { label: 'First pickup', text: 'Nov 30, 2026' },
      { label: 'Picked up within', text: '3 business days, by Dec 3' },
      { label: 'Pickup address', text: '4120 Commerce St, Dallas, TX 75201' },
      { label: 'Delivery, estimated', text: 'Dec 4 – Dec 9' },
      { label: 'Delivery address', text: '811 Glenwood Ave, Raleigh, NC 27603' },
      { label: 'Price', text: '$1,298', note: 'RUSH fee of $200 included' },
    ]);
  });

  it('does not say what was not kept, nor an address that is not shown', () => {
    const { plan: _plan, ...old } = facts;
    expect(labels(agreedRows(old))).toEqual(['Vehicle', 'First pickup', 'Price']);
    const hidden = { ...facts, plan: { ...plan, pickupAddress: '', deliveryAddress: '' } };
    expect(labels(agreedRows(hidden))).not.toContain('Pickup address');
  });
});

describe('what stays', () => {
  it.each([
    ['Price', { price: 1 }],
    ['First pickup', { pickupScheduledAt: '2026-11-29' }],
    ['Picked up within', { plan: { ...plan, pickupEndsAt: '2026-12-02' } }],
    ['Picked up within', { plan: { ...plan, serviceLevel: 1 as const } }],
    ['Delivery, estimated', { plan: { ...plan, deliveryEndsAt: null } }],
    ['Pickup address', { plan: { ...plan, pickupAddress: '1 Main St, Dallas, TX 75201' } }],
    ['Vehicle', { vehicles: facts.vehicles.map((each) => ({ ...each, vin: 'JM1BPBLL5N0123456' })) }],
  ])('is all but the %s where that is another one', (label, before) => {
    expect(labels(rowsThatStay({ ...facts, ...before }, facts))).toEqual(
      all.filter((each) => each !== label),
    );
  });

  it('is nothing of what an older acceptance did not keep', () => {
    const { plan: _plan, ...old } = facts;
    expect(labels(rowsThatStay({ ...old, price: 1 }, facts))).toEqual(['Vehicle', 'First pickup']);
  });
});
