import type { TransportType } from './constants.js';

interface VehiclePrices {
  openTransportPortal: number;
  enclosedTransportPortal: number;
  whiteGloveTransportPortal: number;
}

interface Totals {
  totalOpenTransportPortal: number;
  totalEnclosedTransportPortal: number;
  totalWhiteGloveTransportPortal: number;
  totalOpenTransportBeforeDiscount: number;
  totalEnclosedTransportBeforeDiscount: number;
  totalWhiteGloveTransportBeforeDiscount: number;
}

/** The customer's price of one vehicle at one level, whole dollars; 0 where the transport type was not quoted. */
export function priceForType(prices: VehiclePrices, transportType: TransportType): number {
  switch (transportType) {
    case 'OPEN':
      return prices.openTransportPortal;
    case 'ENCLOSED':
      return prices.enclosedTransportPortal;
    case 'WHITEGLOVE':
      return prices.whiteGloveTransportPortal;
  }
}

/**
 * The customer's price of all vehicles at one level, now and before the portal's discount, whole dollars; 0 where the
 * transport type was not quoted.
 */
export function totalPrices(totals: Totals, transportType: TransportType): { now: number; before: number } {
  switch (transportType) {
    case 'OPEN':
      return { now: totals.totalOpenTransportPortal, before: totals.totalOpenTransportBeforeDiscount };
    case 'ENCLOSED':
      return {
        now: totals.totalEnclosedTransportPortal,
        before: totals.totalEnclosedTransportBeforeDiscount,
      };
    case 'WHITEGLOVE':
      return {
        now: totals.totalWhiteGloveTransportPortal,
        before: totals.totalWhiteGloveTransportBeforeDiscount,
      };
  }
}
