import type { PortalRecord, QuoteRequestInput } from '@overland/contracts';
import { savePortal, systemScope, withPortal } from '@overland/service-kit';
import { aPortal, type TestService, until } from '@overland/service-kit/testing';
import { PricingSnapshot } from '../settings/pricing-snapshot.js';

/** A portal without its own tariff, discount or rates: its prices are the provider's sheet. */
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

/**
 * Delivers portals as identity's events do, and waits until the service prices by them: it learns of changes by a notification
 * of
 * PostgreSQL.
 */
export async function replicate(
  { app, dataSource }: Pick<TestService, 'app' | 'dataSource'>,
  ...portals: PortalRecord[]
): Promise<void> {
  await withPortal(dataSource, systemScope, async (manager) => {
    for (const portal of portals) await savePortal(manager, portal);
  });
  const snapshot = app.get(PricingSnapshot, { strict: false });
  await until('the service prices by the portals', async () => {
    const known = (await snapshot.get()).portals;
    return portals.every(({ _id, version }) => (known.get(_id)?.version ?? 0) >= version);
  });
}
