import type { PublicQuote, ServiceLevel, TransportType } from '@overland/contracts';

type Vehicle = Pick<PublicQuote['vehicleQuotes'][number], 'calculatedQuotes'>;

/** Whole dollars of one vehicle at a level; 0 where the way of transport is not offered. */
export function vehiclePrice(vehicle: Vehicle, level: ServiceLevel, type: TransportType): number {
  const at = vehicle.calculatedQuotes.find(({ serviceLevel }) => serviceLevel === level);
  if (!at) return 0;
  return {
    OPEN: at.openTransportPortal,
    ENCLOSED: at.enclosedTransportPortal,
    WHITEGLOVE: at.whiteGloveTransportPortal,
  }[type];
}

/** Whole dollars of all vehicles at a level, as the server summed them. */
export function columnTotal(
  totals: PublicQuote['totalPricing'],
  level: ServiceLevel,
  type: TransportType,
): number {
  const at = totals[`${level}`];
  return {
    OPEN: at.totalOpenTransportPortal,
    ENCLOSED: at.totalEnclosedTransportPortal,
    WHITEGLOVE: at.totalWhiteGloveTransportPortal,
  }[type];
}
