import { type ServiceLevel, serviceLevels, type TransportType, totalPrices } from '@overland/contracts';
import { levelLabel } from '@overland/contracts/format';

export interface Price {
  now: number;
  /** Before the discount; struck through where it is higher. */
  before?: number;
}

export interface PriceRow {
  level: ServiceLevel;
  label: string;
  window?: { start: string; end: string };
  prices: Partial<Record<TransportType, Price>>;
}

type Totals = Parameters<typeof totalPrices>[0];

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
        OPEN: totalPrices(at, 'OPEN'),
        ENCLOSED: totalPrices(at, 'ENCLOSED'),
        WHITEGLOVE: totalPrices(at, 'WHITEGLOVE'),
      },
    };
  });
}
