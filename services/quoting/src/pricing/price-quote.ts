import {
  type CalculatedQuote,
  priceForType,
  type ServiceLevel,
  serviceLevels,
  type TotalPricing,
  type TransportType,
} from '@overland/contracts';
import { dollarsUp } from './exact.js';
import { type Cell, NOT_OFFERED, type PerVehicle, perVehicleAmounts, portalCell } from './portal-price.js';
import { enclosedAmount, levelPrice, levelShare, openAmount, sheetAmounts } from './sheet-price.js';
import { transitTime } from './transit-time.js';
import type { PricedQuote, PricedVehicle, PricedVehicleInput, PricingInputs } from './types.js';
import { whiteGloveAmount } from './white-glove.js';

/**
 * Prices a move: every vehicle at every level and transport type, in whole dollars, and the sums of those rounded prices. Pure:
 * the same inputs give the same answer. See docs/product/prices.md. Throws NoPriceError when any offered price would be 0 or
 * less, RangeError for inputs that no form accepts.
 */
export function priceQuote(inputs: PricingInputs): PricedQuote {
  const transportType = transportTypeInForce(inputs);
  const perVehicle = perVehicleAmounts(inputs.portal, inputs.commission);
  const vehicles = inputs.vehicles.map((vehicle) =>
    priceVehicle({ inputs, perVehicle, transportType }, vehicle),
  );
  const discount = perVehicle.portalAdminDiscount * vehicles.length;
  const total = (index: number) => totalAtLevel({ vehicles, index, transportType, discount });
  return {
    transportType,
    transitTime: transitTime(inputs.miles),
    commission: perVehicle.commission,
    portalAdminDiscount: perVehicle.portalAdminDiscount,
    totalCommission: perVehicle.commission * vehicles.length,
    vehicles,
    totalPricing: { 1: total(0), 3: total(1), 5: total(2), 7: total(3) },
  };
}

/** Premium portals sell white glove only (docs/product/prices.md). */
export function transportTypeInForce(inputs: Pick<PricingInputs, 'portal' | 'transportType'>): TransportType {
  return inputs.portal.isPremium ? 'WHITEGLOVE' : inputs.transportType;
}

interface VehicleTerms {
  inputs: PricingInputs;
  perVehicle: PerVehicle;
  transportType: TransportType;
}

function priceVehicle(terms: VehicleTerms, vehicle: PricedVehicleInput): PricedVehicle {
  const { inputs, perVehicle } = terms;
  const { portal } = inputs;
  const amounts = sheetAmounts(inputs, vehicle);
  const open = openAmount(amounts);
  const enclosed = enclosedAmount(amounts);
  const enclosedLevel1 = levelPrice(enclosed, levelShare(inputs.levels, 1));
  const whiteGlove = portalCell(
    { portal, perVehicle, transportType: 'WHITEGLOVE' },
    dollarsUp(whiteGloveAmount(inputs, enclosedLevel1).amount),
  );
  const cell = (transportType: TransportType, amount: number, share: number) =>
    portal.isPremium
      ? NOT_OFFERED
      : portalCell({ portal, perVehicle, transportType }, levelPrice(amount, share));

  const calculatedQuotes = serviceLevels.map((level) => {
    const share = levelShare(inputs.levels, level);
    const cells = {
      OPEN: cell('OPEN', open, share),
      ENCLOSED: cell('ENCLOSED', enclosed, share),
      WHITEGLOVE: whiteGlove,
    };
    return calculatedQuote(level, cells, terms.transportType);
  });
  return { price: portalPriceOf(calculatedQuotes[0], terms.transportType), calculatedQuotes };
}

function calculatedQuote(
  serviceLevel: ServiceLevel,
  cells: Record<TransportType, Readonly<Cell>>,
  transportType: TransportType,
): CalculatedQuote {
  return {
    serviceLevel,
    openTransportPortal: cells.OPEN.price,
    enclosedTransportPortal: cells.ENCLOSED.price,
    whiteGloveTransportPortal: cells.WHITEGLOVE.price,
    companyTariff: cells[transportType].tariff,
    companyTariffOpen: cells.OPEN.tariff,
    companyTariffEnclosed: cells.ENCLOSED.tariff,
    openTransportSD: cells.OPEN.providerRate,
    enclosedTransportSD: cells.ENCLOSED.providerRate,
    whiteGloveTransportSD: cells.WHITEGLOVE.providerRate,
  };
}

/** The portal price of one entry at one transport type, whole dollars; 0 without an entry. */
export function portalPriceOf(quote: CalculatedQuote | undefined, transportType: TransportType): number {
  return quote === undefined ? 0 : priceForType(quote, transportType);
}

function totalAtLevel(of: {
  vehicles: readonly PricedVehicle[];
  index: number;
  transportType: TransportType;
  discount: number;
}): TotalPricing {
  const sums = noTotal();
  for (const { calculatedQuotes } of of.vehicles) {
    const quote = calculatedQuotes[of.index];
    if (quote === undefined) continue;
    sums.totalOpenTransportPortal += quote.openTransportPortal;
    sums.totalEnclosedTransportPortal += quote.enclosedTransportPortal;
    sums.totalWhiteGloveTransportPortal += quote.whiteGloveTransportPortal;
    sums.totalOpenTransportSD += quote.openTransportSD;
    sums.totalEnclosedTransportSD += quote.enclosedTransportSD;
    sums.totalWhiteGloveTransportSD += quote.whiteGloveTransportSD;
    sums.totalPortal += portalPriceOf(quote, of.transportType);
  }
  sums.totalOpenTransportBeforeDiscount = beforeDiscount(sums.totalOpenTransportPortal, of.discount);
  sums.totalEnclosedTransportBeforeDiscount = beforeDiscount(sums.totalEnclosedTransportPortal, of.discount);
  sums.totalWhiteGloveTransportBeforeDiscount = beforeDiscount(
    sums.totalWhiteGloveTransportPortal,
    of.discount,
  );
  return sums;
}

/** The struck-through total; 0 for a type that is not offered. */
function beforeDiscount(total: number, discount: number): number {
  return total === 0 ? 0 : total + discount;
}

/** Written out, as a spread costs as much as all the sums of a quote. */
const noTotal = (): TotalPricing => ({
  totalOpenTransportPortal: 0,
  totalEnclosedTransportPortal: 0,
  totalWhiteGloveTransportPortal: 0,
  totalOpenTransportSD: 0,
  totalEnclosedTransportSD: 0,
  totalWhiteGloveTransportSD: 0,
  totalPortal: 0,
  totalOpenTransportBeforeDiscount: 0,
  totalEnclosedTransportBeforeDiscount: 0,
  totalWhiteGloveTransportBeforeDiscount: 0,
});
