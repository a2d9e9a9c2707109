import type { PortalPricing, TransportType } from '@overland/contracts';
import { ceilQuotient, hundredths, WHOLE, wholeDollars } from './exact.js';
import { NoPriceError } from './no-price-error.js';

/** One vehicle's price at one level and transport type, in whole dollars. */
export interface Cell {
  providerRate: number;
  tariff: number;
  price: number;
}

/** For what a portal does not offer: premium portals sell white glove only. */
export const NOT_OFFERED: Readonly<Cell> = { providerRate: 0, tariff: 0, price: 0 };

/** Per vehicle, the same in every cell of a quote: whole dollars. */
export interface PerVehicle {
  providerDiscount: number;
  commission: number;
  portalAdminDiscount: number;
}

/** Steps 9, 11 and 12: which discounts and which commission are in force (docs/product/prices.md). */
export function perVehicleAmounts(portal: PortalPricing, quoteCommission: number): PerVehicle {
  return {
    providerDiscount: wholeDollars(portal.discount),
    commission: commissionInForce(portal, quoteCommission),
    portalAdminDiscount: portal.displayDiscountOption ? wholeDollars(portal.portalAdminDiscount) : 0,
  };
}

/**
 * Steps 9 to 12 for one provider price: `listPrice`, in whole dollars.
 * @throws NoPriceError if the customer would pay nothing.
 */
export function portalCell(
  of: { portal: PortalPricing; perVehicle: PerVehicle; transportType: TransportType },
  listPrice: number,
): Cell {
  const { portal, perVehicle, transportType } = of;
  const providerRate = Math.max(0, listPrice - perVehicle.providerDiscount);
  const tariff = companyTariff(portal, transportType, providerRate);
  const price = providerRate + tariff + perVehicle.commission - perVehicle.portalAdminDiscount;
  if (price <= 0) {
    throw new NoPriceError(
      `${transportType} would cost ${price} dollars: provider rate ${providerRate}, ` +
        `portal discount ${perVehicle.portalAdminDiscount}.`,
    );
  }
  return { providerRate, tariff, price };
}

/** Step 10: dollars or percent; white glove takes the enclosed value of a variable tariff. */
export function tariffValue(portal: PortalPricing, transportType: TransportType): number {
  if (!portal.hasVariableCompanyTariff) return portal.companyTariff;
  return transportType === 'OPEN' ? portal.companyTariffOpenTransport : portal.companyTariffEnclosedTransport;
}

function companyTariff(portal: PortalPricing, transportType: TransportType, providerRate: number): number {
  const value = hundredths(tariffValue(portal, transportType));
  return portal.companyTariffIsPercent ? ceilQuotient(providerRate * value, WHOLE) : ceilQuotient(value, 100);
}

function commissionInForce(portal: PortalPricing, quoteCommission: number): number {
  if (portal.displayCommissionPerVehicle) return wholeDollars(quoteCommission);
  return portal.displayPortalCommission ? wholeDollars(portal.portalCommission) : 0;
}
