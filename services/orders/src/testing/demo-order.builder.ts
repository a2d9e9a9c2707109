import { randomUUID } from 'node:crypto';
import { ofOrderTexts } from '@overland/contracts';
import type { DemoOrder } from '../demo/demo-order.js';

const phones = { primary: '(512) 555-0100', primaryIsMobile: false, alt: '', altIsMobile: false };
const stop = {
  locationType: null,
  address: '1 Main Street',
  zip: '78701',
  businessName: '',
  contactName: '',
  email: '',
  phones,
  notes: '',
};

/** An order booked on Nov 2, 2026 that has not moved since, unless overridden. */
export function aDemoOrder(overrides: Partial<DemoOrder> = {}): DemoOrder {
  const booked = { actor: 'Robin Lee', source: 'staff', note: 'Booked.' } as const;
  return {
    orderId: randomUUID(),
    quoteId: randomUUID(),
    quoteVersion: 2,
    uniqueId: 10_001,
    portalId: randomUUID(),
    companyName: 'Riverside Motors',
    isCustomerPortal: false,
    isPublic: false,
    bookedBy: randomUUID(),
    ownerId: null,
    commission: 0,
    transportType: 'OPEN',
    serviceLevel: 1,
    paymentType: 'COD',
    paid: false,
    payment: null,
    price: 1090,
    rushFee: 0,
    termsAcceptedAt: null,
    termsBefore: null,
    driver: null,
    miles: 920,
    transitTime: [3, 5],
    moveType: null,
    ...ofOrderTexts(() => ''),
    sirvaNonDomestic: false,
    language: 'en',
    customerFullName: 'Jordan Smith',
    customerEmail: 'jordan@example.com',
    customerPhones: phones,
    pickup: { ...stop, city: 'Austin', state: 'TX' },
    delivery: { ...stop, city: 'Denver', state: 'CO' },
    pickupPlaceText: 'Austin, TX',
    deliveryPlaceText: 'Denver, CO',
    pickupDates: { type: 'not_earlier_than', start: '2026-11-05', end: '2026-11-06' },
    deliveryDates: { type: 'estimated', start: '2026-11-08', end: '2026-11-11' },
    vehicles: [
      {
        make: 'Honda',
        model: 'Accord',
        vin: '1HGCM82633A004352',
        year: 2020,
        operable: 'Yes',
        operableBool: true,
        pricingClass: 'Sedan',
        price: 1090,
      },
    ],
    agents: [],
    history: [{ ...booked, to: 'new', at: new Date('2026-11-02T15:00:00Z') }],
    notes: [],
    ...overrides,
  };
}
