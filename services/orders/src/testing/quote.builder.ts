import { randomUUID } from 'node:crypto';
import {
  type CalculatedQuote,
  type Place,
  type PricePreview,
  type PricingClass,
  type Quote,
  type ServiceLevel,
  serviceLevels,
  type TotalPricing,
  type TransportType,
  type VehicleQuote,
} from '@overland/contracts';
import { earliestPickup } from '@overland/contracts/calendar';
import { totalAt, vehiclePriceAt } from '../booking/quoted-price.js';

const blockedDays = [
  { date: '2026-11-26', name: 'Thanksgiving Day' },
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2027-01-01', name: "New Year's Day" },
];

const austin: Place = {
  placeId: 'austin',
  text: 'Austin, TX',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  lat: 30.27,
  lng: -97.74,
};
const denver: Place = {
  placeId: 'denver',
  text: 'Denver, CO',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  lat: 39.74,
  lng: -104.98,
};

interface VehicleOptions {
  make?: string;
  model?: string;
  operableBool?: boolean;
  pricingClass?: PricingClass;
  /** The provider's open rate at level 1; everything else depends on it. */
  rate?: number;
}

interface QuoteOptions extends Partial<Omit<Quote, 'portal' | 'vehicleQuotes' | 'totalPricing' | 'booking'>> {
  portal?: Partial<Quote['portal']>;
  booking?: Partial<Quote['booking']>;
  vehicles?: VehicleOptions[];
}

/** One sedan from Austin to Denver, on Fri Nov 20, 2026, unless overridden. */
export function aQuote({ portal, booking, vehicles = [{}], ...overrides }: QuoteOptions = {}): Quote {
  const transportType = overrides.transportType ?? 'OPEN';
  const portalId = overrides.portalId ?? randomUUID();
  const calendar = { ...plainCalendar, ...booking };
  return {
    ...plainQuote,
    _id: randomUUID(),
    portalId,
    ...aPricing(vehicles, transportType),
    ...overrides,
    portal: { ...plainQuote.portal, _id: portalId, ...portal },
    booking: {
      ...calendar,
      firstPickupDay: earliestPickup(calendar.today, new Set(calendar.blockedDays.map(({ date }) => date))),
    },
  };
}

/** The price of a move at these provider rates. */
export function aPricing(vehicles: VehicleOptions[], transportType: TransportType = 'OPEN'): PricePreview {
  const vehicleQuotes = vehicles.map((vehicle) => aVehicle(vehicle, transportType));
  return {
    miles: 920,
    milesSource: 'graph',
    transitTime: [3, 5],
    transportType,
    commission: 50,
    totalCommission: 50 * vehicles.length,
    portalAdminDiscount: 25,
    vehicleQuotes,
    totalPricing: {
      '1': totals(vehicleQuotes, 1, transportType),
      '3': totals(vehicleQuotes, 3, transportType),
      '5': totals(vehicleQuotes, 5, transportType),
      '7': totals(vehicleQuotes, 7, transportType),
    },
  };
}

function aVehicle(options: VehicleOptions, transportType: TransportType): VehicleQuote {
  const {
    make = 'Honda',
    model = 'Accord',
    operableBool = true,
    pricingClass = 'Sedan',
    rate = 1000,
  } = options;
  const calculatedQuotes = serviceLevels.map((level): CalculatedQuote => pricesAt(level, rate));
  const vehicle: VehicleQuote = {
    make,
    model,
    year: null,
    vin: '',
    operable: operableBool ? 'Yes' : 'No',
    operableBool,
    pricingClass,
    price: 0,
    calculatedQuotes,
  };
  return { ...vehicle, price: vehiclePriceAt(vehicle, { transportType, serviceLevel: 1 }) };
}

/** A rate, 75 of tariff, 50 of commission, 25 of discount. */
function pricesAt(level: ServiceLevel, rate: number): CalculatedQuote {
  const open = rate - level * 10;
  const added = 100;
  return {
    serviceLevel: level,
    openTransportSD: open,
    enclosedTransportSD: open + 450,
    whiteGloveTransportSD: 2 * rate,
    openTransportPortal: open + added,
    enclosedTransportPortal: open + 450 + added,
    whiteGloveTransportPortal: 2 * rate + added,
    companyTariff: 75,
    companyTariffOpen: 75,
    companyTariffEnclosed: 75,
  };
}

function totals(vehicles: VehicleQuote[], level: ServiceLevel, transportType: TransportType): TotalPricing {
  const sum = (key: keyof CalculatedQuote) =>
    vehicles.reduce(
      (total, { calculatedQuotes }) => total + (calculatedQuotes[serviceLevels.indexOf(level)]?.[key] ?? 0),
      0,
    );
  const discount = 25 * vehicles.length;
  const result = {
    totalOpenTransportPortal: sum('openTransportPortal'),
    totalEnclosedTransportPortal: sum('enclosedTransportPortal'),
    totalWhiteGloveTransportPortal: sum('whiteGloveTransportPortal'),
    totalOpenTransportBeforeDiscount: sum('openTransportPortal') + discount,
    totalEnclosedTransportBeforeDiscount: sum('enclosedTransportPortal') + discount,
    totalWhiteGloveTransportBeforeDiscount: sum('whiteGloveTransportPortal') + discount,
    totalOpenTransportSD: sum('openTransportSD'),
    totalEnclosedTransportSD: sum('enclosedTransportSD'),
    totalWhiteGloveTransportSD: sum('whiteGloveTransportSD'),
  };
  const totalPricing = {
    '1': result,
    '3': result,
    '5': result,
    '7': result,
  } as unknown as Quote['totalPricing'];
  const priced = { totalPricing, vehicleQuotes: vehicles, miles: 0, transitTime: [0, 0] as [number, number] };
  return { ...result, totalPortal: totalAt(priced, { transportType, serviceLevel: level }) };
}

const plainCalendar: Quote['booking'] = {
  today: '2026-11-20',
  firstPickupDay: '2026-11-25',
  blockedDays,
  serviceLevels: serviceLevels.map((value) => ({ value, name: `${value} days`, adjustmentPercent: 0 })),
};

const plainQuote: Quote = {
  _id: '',
  portalId: '',
  uniqueId: 10234,
  version: 1,
  status: 'Saved',
  companyName: 'Riverside Motors',
  companyLogo: null,
  customerFullName: 'Jordan Smith',
  customerEmail: 'jordan@example.com',
  customerPhone: '(512) 555-0100',
  pickup: austin,
  delivery: denver,
  createdAt: '2026-11-19T15:00:00.000Z',
  pricedAt: '2026-11-19T15:00:00.000Z',
  expiresAt: '2026-11-27T04:59:59.000Z',
  isExpired: false,
  isCustomerPortal: false,
  orderId: null,
  orderState: null,
  orderPrice: null,
  ownerId: null,
  language: 'en',
  discount: 0,
  booking: plainCalendar,
  ...aPricing([{}]),
  portal: {
    _id: '',
    companyName: 'Riverside Motors',
    companyLogo: null,
    accentColor: '',
    isDealership: true,
    isCustomerPortal: false,
    timeZone: 'America/New_York',
    portalQuoteExpirationDays: 7,
    isPremium: false,
    displayMCLogo: false,
    displayAgent: true,
    displayPaymentType: true,
    displayCommissionPerVehicle: true,
    displayDiscountOption: true,
    displayPortalCommission: false,
    locationTypeIsRequired: false,
    portalCommission: 0,
    sharesQuotes: true,
    requiresRegistration: false,
    asksNonDomestic: false,
  },
};
