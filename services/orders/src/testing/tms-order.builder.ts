import { randomInt } from 'node:crypto';
import type { TmsOrder, TmsStop } from '../dispatch/tms-port.js';

/** A unique number and VIN, even if tests ran before. */
const someDigits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');

const aTmsStop = (overrides: Partial<TmsStop>): TmsStop => ({
  name: 'Lone Star Motors',
  address: '12 Elm Street',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  contactName: 'Ana Ruiz',
  contactEmail: 'ana@example.com',
  contactPhone: '(555) 010-0123',
  notes: 'Gate code at the office.',
  dateType: 'not_earlier_than',
  scheduledAt: '2026-11-25',
  scheduledEndsAt: '2026-11-27',
  ...overrides,
});

export function aTmsOrder(overrides: Partial<TmsOrder> = {}): TmsOrder {
  return {
    number: `T${someDigits(9)}`,
    transportType: 'OPEN',
    pickup: aTmsStop({}),
    delivery: aTmsStop({
      name: '',
      address: '8 Ocean Drive',
      city: 'Miami',
      state: 'FL',
      zip: '33101',
      notes: '',
      dateType: 'estimated',
      scheduledAt: '2026-11-28',
      scheduledEndsAt: '2026-12-03',
    }),
    customer: { name: 'Ana Ruiz', email: 'ana@example.com', phone: '(555) 010-0123' },
    vehicles: [
      {
        vin: `1HGCM826${someDigits(9)}`,
        year: 2021,
        make: 'Honda',
        model: 'Accord',
        pricingClass: 'Sedan',
        isInoperable: false,
      },
    ],
    ...overrides,
  };
}
