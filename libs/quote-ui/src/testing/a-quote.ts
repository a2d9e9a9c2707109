import type { PublicQuote } from '@overland/contracts';

const totals = (open: number, enclosed: number, whiteGlove: number) => ({
  totalOpenTransportPortal: open,
  totalEnclosedTransportPortal: enclosed,
  totalWhiteGloveTransportPortal: whiteGlove,
  totalPortal: open,
  totalOpenTransportBeforeDiscount: open,
  totalEnclosedTransportBeforeDiscount: enclosed,
  totalWhiteGloveTransportBeforeDiscount: whiteGlove,
});

export const someTotals: PublicQuote['totalPricing'] = {
  1: totals(947, 1397, 2096),
  3: totals(900, 1328, 2096),
  5: totals(853, 1258, 2096),
  7: totals(805, 1188, 2096),
};

/** A public quote of the specs: one sedan, Dallas to Denver. */
export function aQuote(changes: Partial<PublicQuote> = {}): PublicQuote {
  const place = { placeId: 'city:TX:dallas', text: 'Dallas, TX', city: 'Dallas', state: 'TX', zip: '' };
  return {
    _id: '0197b1c0-0000-7000-8000-000000000001',
    uniqueId: 10234,
    status: 'Saved',
    companyName: 'Overland',
    companyLogo: null,
    contact: { email: 'support@overland.example', phone: '(555) 010-0199' },
    customerFullName: 'Marcus Bell',
    customerEmail: 'marcus.bell@mail.example',
    customerPhone: '(555) 010-0133',
    pickup: { ...place, lat: 32.8, lng: -96.8 },
    delivery: {
      ...{ placeId: 'city:CO:denver', text: 'Denver, CO', city: 'Denver', state: 'CO', zip: '80202' },
      lat: 39.7,
      lng: -105,
    },
    miles: 793,
    transitTime: [3, 5],
    transportType: 'OPEN',
    createdAt: '2026-11-20T15:00:00.000Z',
    pricedAt: '2026-11-20T15:00:00.000Z',
    expiresAt: '2026-11-28T04:59:59.000Z',
    isExpired: false,
    isCustomerPortal: true,
    mailedAt: null,
    booking: { today: '2026-11-20', firstPickupDay: '2026-11-25', blockedDays: [], serviceLevels: [] },
    portal: {
      isDealership: false,
      isPremium: false,
      timeZone: 'America/New_York',
      displayMCLogo: true,
      accentColor: '',
      displayAgent: true,
      locationTypeIsRequired: false,
      requiresRegistration: false,
      asksNonDomestic: false,
    },
    vehicleQuotes: [
      {
        make: 'Honda',
        model: 'Accord',
        year: null,
        vin: '',
        operable: 'Yes',
        operableBool: true,
        pricingClass: 'Sedan',
        price: 947,
        calculatedQuotes: [
          {
            serviceLevel: 1,
            openTransportPortal: 947,
            enclosedTransportPortal: 1397,
            whiteGloveTransportPortal: 2096,
          },
          {
            serviceLevel: 3,
            openTransportPortal: 900,
            enclosedTransportPortal: 1328,
            whiteGloveTransportPortal: 2096,
          },
        ],
      },
    ],
    totalPricing: someTotals,
    ...changes,
  };
}
