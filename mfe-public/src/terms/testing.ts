import { type AgreedPlan, noTerms, type OrderChangeLine, type OrderTerms } from '@overland/contracts';

const englishText = [
  { title: 'What we do', text: 'We arrange door-to-door transport by a licensed and insured carrier.' },
  { title: 'What you do', text: 'Have the vehicle ready.\n\nSomeone of age signs at both ends.' },
];
export const spanishText = [{ title: 'Qué hacemos', text: 'Transportamos su vehículo de puerta a puerta.' }];

export const plan: AgreedPlan = {
  transportType: 'OPEN',
  serviceLevel: 3,
  pickupEndsAt: '2026-12-03',
  deliveryScheduledAt: '2026-12-04',
  deliveryEndsAt: '2026-12-09',
  pickupAddress: '4120 Commerce St, Dallas, TX 75201',
  deliveryAddress: '811 Glenwood Ave, Raleigh, NC 27603',
  rushFee: 0,
};

/** An order whose terms are open, unless overridden. */
export const anOrdersTerms = (overrides: Partial<OrderTerms> = {}): OrderTerms => ({
  orderId: '6d5a2f0e-5d5c-4f0b-9f57-6a3a3c8e9b10',
  uniqueId: 10_219,
  companyName: 'Northgate Relocation',
  companyLogo: null,
  isCustomerPortal: false,
  portal: { displayMCLogo: true, accentColor: '' },
  contact: { email: 'moves@northgate.example', phone: '(555) 010-0188' },
  customerFullName: 'Ruth Adeyemi',
  miles: 1187,
  rushFee: 0,
  isRush: false,
  transportType: 'OPEN',
  status: 'New',
  paymentType: 'Billing',
  paid: false,
  paidOn: null,
  paidAmount: null,
  isHeld: false,
  facts: {
    price: 1298,
    pickupPlaceText: 'Dallas, TX',
    deliveryPlaceText: 'Raleigh, NC',
    pickupScheduledAt: '2026-11-30',
    vehicles: [{ year: 2023, make: 'Mazda', model: 'CX-5', vin: 'JM3KFBDM5P0123456' }],
    plan,
  },
  terms: {
    version: 4,
    texts: { ...noTerms, en: englishText },
  },
  agreement: 'agreement-1',
  token: 'a-token',
  accepted: null,
  before: null,
  canAccept: true,
  timeZone: 'America/Chicago',
  ...overrides,
});

/** The same where a car and the price have changed since it was accepted. */
export const changedTerms = (overrides: Partial<OrderTerms> = {}): OrderTerms => {
  const terms = anOrdersTerms(overrides);
  const vehicles = [{ year: 2022, make: 'Mazda', model: 'Mazda3', vin: 'JM1BPBLL5N0123456' }];
  const before = {
    at: '2026-11-18T18:00:00.000Z',
    version: 4,
    facts: { ...terms.facts, price: 1198, vehicles },
    changes: [
      { field: 'vehicle', vehicle: '', from: '2022 Mazda Mazda3', to: '2023 Mazda CX-5' },
      { field: 'vin', vehicle: '', from: 'JM1BPBLL5N0123456', to: 'JM3KFBDM5P0123456' },
      { field: 'price', vehicle: '', from: 1198, to: 1298 },
    ] satisfies OrderChangeLine[],
  };
  return { ...terms, before, ...overrides };
};
