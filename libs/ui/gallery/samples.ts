import type { Place } from '@overland/contracts';

const place = (text: string, zip: string, lat: number, lng: number): Place => {
  const [city = '', state = ''] = text.split(', ');
  return { placeId: `${city}-${state}`, text, city, state, zip, lat, lng };
};

export const dallas = place('Dallas, TX', '75201', 32.7767, -96.797);
export const losAngeles = place('Los Angeles, CA', '90012', 34.0522, -118.2437);
export const places = [dallas, losAngeles, place('Denver, CO', '80202', 39.7392, -104.9903)];

export const road: [number, number][] = [
  [32.78, -96.8],
  [32.45, -99.73],
  [31.85, -102.37],
  [31.76, -106.49],
  [32.3, -106.78],
  [32.27, -107.76],
  [32.22, -110.97],
  [33.45, -112.07],
  [33.6, -114.6],
  [33.95, -117.4],
  [34.05, -118.24],
];

const totals = (open: number, enclosed: number) => ({
  totalOpenTransportPortal: open,
  totalEnclosedTransportPortal: enclosed,
  totalWhiteGloveTransportPortal: 6172,
  totalOpenTransportBeforeDiscount: open + 50,
  totalEnclosedTransportBeforeDiscount: enclosed + 50,
  totalWhiteGloveTransportBeforeDiscount: 6172,
});

export const totalPricing = {
  '1': totals(3180, 4080),
  '3': totals(3032, 3887),
  '5': totals(2882, 3692),
  '7': totals(2734, 3499),
};

export const windows = {
  1: { start: '2026-11-25', end: '2026-11-27' },
  3: { start: '2026-11-25', end: '2026-12-01' },
  5: { start: '2026-11-25', end: '2026-12-03' },
  7: { start: '2026-11-25', end: '2026-12-07' },
};

const customers = ['Marcus Bell', 'Elena Petrova', 'Northgate Relocation', 'Priya Raman', 'Tom Okafor'];
const routes = [
  ['Dallas, TX', 'Los Angeles, CA'],
  ['Chicago, IL', 'Miami, FL'],
  ['Seattle, WA', 'Boise, ID'],
  ['Newark, NJ', 'Los Angeles, CA'],
  ['Rancho Santa Margarita, CA', 'Winchester-on-the-Severn, MD'],
] as const;
const statuses = ['Unsaved', 'Saved', 'Booked', 'Archived'] as const;

export interface SampleRow {
  _id: string;
  uniqueId: number;
  customer: string;
  from: string;
  to: string;
  vehicles: string;
  status: (typeof statuses)[number];
  price: number;
  createdAt: string;
}

export const rows: SampleRow[] = Array.from({ length: 5000 }, (_, index) => {
  const [from, to] = routes[index % routes.length] ?? routes[0];
  return {
    _id: `quote-${index}`,
    uniqueId: 15234 - index,
    customer: customers[index % customers.length] ?? '',
    from,
    to,
    vehicles: index % 3 === 0 ? 'Honda Accord +1' : 'BMW X5',
    status: statuses[index % statuses.length] ?? 'Saved',
    price: 785 + ((index * 397) % 2600),
    createdAt: '2026-11-20T15:05:00',
  };
});
