import { carrierLabels, noCarrier, type OrderCarrier, type SdStatus, stationOf } from '@overland/contracts';
import type { PlacedOrder } from './order.entity.js';

export const carrierFields = Object.keys(carrierLabels) as (keyof OrderCarrier)[];

export const carrierOf = ({ carrierName, driverName, driverPhone, truck }: OrderCarrier): OrderCarrier => ({
  carrierName,
  driverName,
  driverPhone,
  truck,
});

export const carrierValues = (carrier: OrderCarrier): [string, string][] =>
  carrierFields.map((field): [string, string] => [carrierLabels[field], carrier[field]]);

/** What is told of the carrier; an empty text leaves what is known, as it says nothing. */
export function toldCarrier(known: OrderCarrier, told: Partial<OrderCarrier>): OrderCarrier {
  const said = Object.entries(told).filter(([, text]) => text !== '');
  return { ...carrierOf(known), ...Object.fromEntries(said) };
}

type Standing = Pick<PlacedOrder, 'sdStatus' | 'flaggedFrom'> & OrderCarrier;

/** A step back to before the assignment takes the carrier off the order, whoever takes it (docs/product/orders.md). */
export function carrierAfter(order: Standing, to: SdStatus, given?: OrderCarrier): OrderCarrier {
  if (to === 'accepted' && given) return given;
  return isUnassigned(to) && !isUnassigned(order.flaggedFrom ?? order.sdStatus)
    ? noCarrier
    : carrierOf(order);
}

const isUnassigned = (state: SdStatus): boolean => [1, 2].includes(stationOf[state]);
