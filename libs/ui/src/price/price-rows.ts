import { type ServiceLevel, serviceLevels, type TransportType } from '@overland/contracts';

export interface Price {
  now: number;
  /** Before the discount; struck through where it is higher. */
  before?: number;
}

export interface PriceRow {
  level: ServiceLevel;
  label: string;
  /** First and last day of the pickup. */
  window?: { start: string; end: string };
  prices: Partial<Record<TransportType, Price>>;
}

interface Totals {
  totalOpenTransportPortal: number;
  totalEnclosedTransportPortal: number;
  totalWhiteGloveTransportPortal: number;
  totalOpenTransportBeforeDiscount: number;
  totalEnclosedTransportBeforeDiscount: number;
  totalWhiteGloveTransportBeforeDiscount: number;
}

/** `1 business day`, `3 business days`. */
export function levelLabel(level: ServiceLevel): string {
  return `${level} business day${level === 1 ? '' : 's'}`;
}

/** The rows of the grid from a quote's `totalPricing` and, where known, the pickup windows by level. */
export function priceRows(
  totals: Record<`${ServiceLevel}`, Totals>,
  windows: Partial<Record<ServiceLevel, { start: string; end: string }>> = {},
): PriceRow[] {
  return serviceLevels.map((level) => {
    const at = totals[`${level}`];
    const window = windows[level];
    return {
      level,
      label: levelLabel(level),
      ...(window && { window }),
      prices: {
        OPEN: { now: at.totalOpenTransportPortal, before: at.totalOpenTransportBeforeDiscount },
        ENCLOSED: { now: at.totalEnclosedTransportPortal, before: at.totalEnclosedTransportBeforeDiscount },
        WHITEGLOVE: {
          now: at.totalWhiteGloveTransportPortal,
          before: at.totalWhiteGloveTransportBeforeDiscount,
        },
      },
    };
  });
}
