import type { CustomerOrder, CustomerStop } from '@overland/contracts';

const stop = {
  businessName: '',
  contactName: 'Jo Park',
  phone: '(555) 010-0133',
  address: '4120 Aurora Ave N',
  city: 'Seattle',
  state: 'WA',
  zip: '98103',
  actualOn: null,
};

const pickup: CustomerStop = {
  ...stop,
  dateType: 'exact',
  scheduledAt: '2026-11-25',
  scheduledEndsAt: null,
  actualOn: '2026-11-25',
};
const delivery: CustomerStop = {
  ...stop,
  ...{ city: 'Boise', state: 'ID', zip: '83702' },
  dateType: 'estimated',
  scheduledAt: '2026-11-27',
  scheduledEndsAt: '2026-11-29',
};

/** Not paid yet. */
const payment = {
  price: 1247,
  rushFee: 200,
  isRush: true,
  paymentType: 'COD',
  paid: false,
  paidOn: null,
  paidAmount: null,
  isHeld: false,
} as const;

const stations: CustomerOrder['stations'] = [
  { label: 'Booked', at: '2026-11-19T15:00:00.000Z' },
  { label: 'Confirmed', at: null },
  { label: 'Assigned Driver', at: '2026-11-21T15:00:00.000Z' },
  { label: 'Picked Up', at: '2026-11-25T15:00:00.000Z' },
  { label: 'Delivered', at: null },
];

/** An order on its way, unless overridden. */
export const aCustomerOrder = (overrides: Partial<CustomerOrder> = {}): CustomerOrder => ({
  token: 'a-token',
  orderId: '6d5a2f0e-5d5c-4f0b-9f57-6a3a3c8e9b10',
  uniqueId: 10_231,
  companyName: 'Riverside Motors',
  companyLogo: null,
  isCustomerPortal: false,
  portal: { displayMCLogo: true, accentColor: '' },
  contact: { email: 'sales@riverside.example', phone: '(555) 010-0177' },
  status: 'Picked Up',
  sdStatusLabel: 'Picked Up',
  stations,
  reached: 4,
  transportType: 'ENCLOSED',
  miles: 498,
  pickupPlaceText: 'Seattle, WA',
  deliveryPlaceText: 'Boise, ID',
  pickup,
  delivery,
  vehicles: [{ year: 2021, make: 'Subaru', model: 'Outback', vin: '4S4BTACC1M3164207', operable: 'Yes' }],
  ...payment,
  hasDriver: true,
  termsAcceptedAt: null,
  mayAccept: true,
  files: [],
  requests: [],
  mayAsk: false,
  survey: null,
  position: { lat: 44.78, long: -117.83, at: new Date().toISOString() },
  before: null,
  timeZone: 'America/Chicago',
  ...overrides,
});

/** What every link that does not work is answered. */
export const over = { status: 400, body: { code: 'linkExpired', message: 'This link is no longer valid.' } };
