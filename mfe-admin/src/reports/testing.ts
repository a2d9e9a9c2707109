import type { Report, ReportFigures, ReportRow } from '@overland/contracts';

export const someFigures = (orders: number, overrides: Partial<ReportFigures> = {}): ReportFigures => ({
  orders,
  vehicles: orders,
  revenue: orders * 1700,
  averagePrice: orders === 0 ? null : 1700,
  pricePerVehicle: orders === 0 ? null : 1700,
  averageMiles: orders === 0 ? null : 1064,
  pricePerMile: orders === 0 ? null : 1.6,
  ...overrides,
});

export const aRow = (
  key: string,
  label: string,
  orders: number,
  before: number | null = null,
): ReportRow => ({
  key,
  label,
  figures: someFigures(orders),
  compared: before === null ? null : someFigures(before),
});

/** Two months beside those of the year before. */
export const aReport = (overrides: Partial<Report> = {}): Report => ({
  from: '2026-10-01',
  to: '2026-11-23',
  compared: { from: '2025-10-01', to: '2025-11-23' },
  by: 'month',
  upTo: '2026-11-23T12:00:00.000Z',
  totals: someFigures(758),
  comparedTotals: someFigures(673),
  rows: [aRow('2026-10', 'Oct 2026', 412, 355), aRow('2026-11', 'Nov 2026', 346, 318)],
  ...overrides,
});

/** A month by its companies. */
export const aMonth = (): Report =>
  aReport({
    from: '2026-10-01',
    to: '2026-10-31',
    by: 'portal',
    totals: someFigures(412),
    comparedTotals: someFigures(355),
    rows: [
      aRow('5a1f0c1e-7d3b-4c58-9f60-0a5d2f6b9e01', 'Riverside Motors', 309, 300),
      aRow('5a1f0c1e-7d3b-4c58-9f60-0a5d2f6b9e02', 'Hillside Auto', 103, 55),
    ],
  });

/** Costs of two bands, of open and enclosed transport. */
export const someCosts = (): Report => {
  const band = (key: string, label: string, open: number, enclosed: number): ReportRow => ({
    ...aRow(key, label, 30),
    split: {
      open: someFigures(20, { pricePerVehicle: open }),
      enclosed: someFigures(10, { pricePerVehicle: enclosed }),
      whiteGlove: someFigures(0),
    },
  });
  return aReport({
    by: 'mileageBand',
    compared: null,
    comparedTotals: null,
    totals: someFigures(60),
    rows: [band('1', '1 – 250', 742, 1183), band('2', '251 – 500', 898, 1345)],
  });
};
