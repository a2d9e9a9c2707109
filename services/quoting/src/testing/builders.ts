import type { PortalRecord, QuoteRequestInput } from '@overland/contracts';
import { savePortal, systemScope, withPortal } from '@overland/service-kit';
import { aPortal } from '@overland/service-kit/testing';
import type { DataSource } from 'typeorm';

/** A portal without tariff, discount or rates of its own: its prices are the provider's sheet. */
export function aPlainPortal(changes: Partial<PortalRecord> = {}): PortalRecord {
  return aPortal({
    companyName: 'Lone Star Motors',
    timeZone: 'America/New_York',
    discount: 0,
    companyTariff: 0,
    portalAdminDiscount: 0,
    portalCommission: 0,
    portalQuoteExpirationDays: 7,
    displayCommissionPerVehicle: true,
    displayDiscountOption: false,
    sharesQuotes: false,
    hasCustomRates: false,
    ...changes,
  });
}

/** Dallas to Denver, one sedan. */
export function aQuoteRequest(changes: Partial<QuoteRequestInput> = {}): QuoteRequestInput {
  return {
    pickup: 'city:TX:dallas',
    delivery: 'city:CO:denver',
    customerFullName: 'Marcus Bell',
    transportType: 'OPEN',
    commission: 0,
    vehicleQuotes: [{ make: 'Honda', model: 'Accord', operableBool: true }],
    ...changes,
  };
}

export async function replicate(dataSource: DataSource, ...portals: PortalRecord[]): Promise<void> {
  await withPortal(dataSource, systemScope, async (manager) => {
    for (const portal of portals) await savePortal(manager, portal);
  });
}
