import type { PriceStep, ServiceLevel, TransportType } from '@overland/contracts';
import { centsDown, dollarsUp, shareInCentsDown, WHOLE } from './exact.js';
import { NOT_OFFERED, perVehicleAmounts, portalCell } from './portal-price.js';
import * as label from './price-labels.js';
import { enclosedAmount, levelPrice, levelShare, openAmount, sheetAmounts } from './sheet-price.js';
import type { PricedVehicleInput, PricingInputs } from './types.js';
import { whiteGloveAmount } from './white-glove.js';

export interface ExplainedPrice {
  /** They add up to the price, to the cent; rows of $0 are left out. */
  rows: PriceStep[];
  /** Whole dollars. */
  providerRate: number;
  /** Whole dollars. */
  price: number;
}

export interface PriceCell {
  vehicleIndex: number;
  level: ServiceLevel;
  transportType: TransportType;
}

/**
 * How a price of a quote was calculated, by the same steps as `priceQuote`; without rows for a type that the portal does not
 * offer.
 * @throws RangeError if there is no such vehicle.
 */
export function explainPrice(inputs: PricingInputs, cell: PriceCell): ExplainedPrice {
  const vehicle = inputs.vehicles[cell.vehicleIndex];
  if (vehicle === undefined)
    throw new RangeError(`There is no vehicle ${cell.vehicleIndex + 1} in this quote`);
  const { portal } = inputs;
  if (portal.isPremium && cell.transportType !== 'WHITEGLOVE') {
    return { rows: [], providerRate: NOT_OFFERED.providerRate, price: NOT_OFFERED.price };
  }
  const list =
    cell.transportType === 'WHITEGLOVE' ? whiteGloveRows(inputs, vehicle) : sheetRows(inputs, vehicle, cell);
  const perVehicle = perVehicleAmounts(portal, inputs.commission);
  const { transportType } = cell;
  const { providerRate, tariff, price } = portalCell({ portal, perVehicle, transportType }, list.listPrice);
  const rows: PriceStep[] = [
    ...list.rows,
    dollarRow('providerDiscount', label.providerDiscount, providerRate - list.listPrice),
    dollarRow('tariff', label.tariff(portal, transportType), tariff),
    dollarRow('commission', label.commission, perVehicle.commission),
    dollarRow('portalDiscount', label.portalDiscount, -perVehicle.portalAdminDiscount),
  ];
  return { rows: rows.filter((row) => row.amountCents !== 0), providerRate, price };
}

interface ListRows {
  rows: PriceStep[];
  /** The provider's price before its discount, whole dollars. */
  listPrice: number;
}

/** Steps 2 to 7. A fraction of a cent is carried to the next row, and the last one to the rounding row. */
function sheetRows(inputs: PricingInputs, vehicle: PricedVehicleInput, cell: PriceCell): ListRows {
  const amounts = sheetAmounts(inputs, vehicle);
  const share = levelShare(inputs.levels, cell.level);
  const isEnclosed = cell.transportType === 'ENCLOSED';
  const total = isEnclosed ? enclosedAmount(amounts) : openAmount(amounts);
  const listPrice = levelPrice(total, share);
  const rows: PriceStep[] = [];
  let parts = 0;
  const add = (key: PriceStep['key'], text: string, amount: number) => {
    rows.push({ key, label: text, amountCents: centsDown(parts + amount) - centsDown(parts) });
    parts += amount;
  };
  add('band', label.band(inputs.miles), amounts.band);
  add('fuel', label.fuel(inputs.sheet), amounts.fuel);
  add('class', vehicle.pricingClass, amounts.class);
  add('inoperable', label.inoperable, amounts.inoperable);
  if (isEnclosed) add('enclosed', label.enclosed, amounts.enclosed);
  const levelCents = shareInCentsDown(total, share);
  rows.push(
    {
      key: 'level',
      label: label.level(cell.level, share - WHOLE),
      amountCents: levelCents - centsDown(total),
    },
    { key: 'rounding', label: label.rounding, amountCents: listPrice * 100 - levelCents },
  );
  return { rows, listPrice };
}

function whiteGloveRows(inputs: PricingInputs, vehicle: PricedVehicleInput): ListRows {
  const enclosed = levelPrice(enclosedAmount(sheetAmounts(inputs, vehicle)), levelShare(inputs.levels, 1));
  const { basis, amount } = whiteGloveAmount(inputs, enclosed);
  const listPrice = dollarsUp(amount);
  const cents = centsDown(amount);
  return {
    rows: [
      { key: 'whiteGlove', label: label.whiteGlove(basis, inputs, enclosed), amountCents: cents },
      { key: 'rounding', label: label.rounding, amountCents: listPrice * 100 - cents },
    ],
    listPrice,
  };
}

function dollarRow(key: PriceStep['key'], text: string, dollars: number): PriceStep {
  return { key, label: text, amountCents: dollars * 100 };
}
