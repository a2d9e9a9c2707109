import type { Quote } from '@overland/contracts';
import { aQuote, someTotals } from './a-quote';

const rates = {
  totalOpenTransportSD: 900,
  totalEnclosedTransportSD: 1330,
  totalWhiteGloveTransportSD: 1996,
};

/** The same quote as the staff of its portal see it: Unsaved, of a dealership that shares no quotes. */
export function aStaffQuote(changes: Partial<Quote> = {}): Quote {
  const quote = aQuote({ status: 'Unsaved', isCustomerPortal: false, companyName: 'Lone Star Motors' });
  return {
    ...quote,
    version: 1,
    ownerId: null,
    portalId: '0197b1c0-0000-4000-8000-0000000000aa',
    portal: {
      ...quote.portal,
      _id: '0197b1c0-0000-4000-8000-0000000000aa',
      companyName: 'Lone Star Motors',
      companyLogo: null,
      accentColor: '',
      isCustomerPortal: false,
      portalQuoteExpirationDays: 7,
      displayPaymentType: true,
      displayCommissionPerVehicle: true,
      displayDiscountOption: false,
      displayPortalCommission: false,
      portalCommission: 0,
      sharesQuotes: false,
    },
    orderId: null,
    orderState: null,
    orderPrice: null,
    language: 'en',
    milesSource: 'offline',
    commission: 0,
    totalCommission: 0,
    portalAdminDiscount: 0,
    discount: 0,
    vehicleQuotes: quote.vehicleQuotes.map((vehicle) => ({
      ...vehicle,
      calculatedQuotes: vehicle.calculatedQuotes.map((prices) => ({
        ...prices,
        companyTariff: 0,
        companyTariffOpen: 0,
        companyTariffEnclosed: 0,
        openTransportSD: 900,
        enclosedTransportSD: 1330,
        whiteGloveTransportSD: 1996,
      })),
    })),
    totalPricing: {
      1: { ...someTotals[1], ...rates },
      3: { ...someTotals[3], ...rates },
      5: { ...someTotals[5], ...rates },
      7: { ...someTotals[7], ...rates },
    },
    ...changes,
  };
}
