import {
  type Report,
  type ReportFigures,
  type ReportGrouping,
  type ReportName,
  transportChoices,
} from '@overland/contracts';
import { groupingWords } from '@overland/contracts/format';
import type { SheetCell } from '@overland/service-kit';

/** As on the tabs of the page. */
export const reportTitles: Record<ReportName, string> = {
  orderVolume: 'Order volume',
  avgCostByDistance: 'Average cost by distance',
  avgCostByDealership: 'Average cost by dealership',
};

export const titleOf = (by: ReportGrouping): string => groupingWords[by].title ?? groupingWords[by].heading;

const figureColumns: [title: string, of: (figures: ReportFigures) => number | null][] = [
  ['Orders', ({ orders }) => orders],
  ['Vehicles', ({ vehicles }) => vehicles],
  ['Revenue', ({ revenue }) => revenue],
  ['Average price', ({ averagePrice }) => averagePrice],
  ['Price per vehicle', ({ pricePerVehicle }) => pricePerVehicle],
  ['Average miles', ({ averageMiles }) => averageMiles],
  ['Price per mile', ({ pricePerMile }) => pricePerMile],
];

const splitColumns = {
  open: transportChoices.OPEN,
  enclosed: transportChoices.ENCLOSED,
  whiteGlove: transportChoices.WHITEGLOVE,
};

interface Sheet {
  header: string[];
  rows: SheetCell[][];
}

/** The page's rows and columns, with a total below. Amounts are plain numbers, so that they can be added up. */
export function sheetOf({ by, rows, totals, comparedTotals }: Report): Sheet {
  const isCompared = comparedTotals !== null;
  const isSplit = rows.some(({ split }) => split);
  const titles = figureColumns.map(([title]) => title);
  const cells = (figures: ReportFigures | null) =>
    figureColumns.map(([, of]): SheetCell => (figures ? of(figures) : null));
  return {
    header: [
      titleOf(by),
      ...titles,
      ...(isSplit ? Object.values(splitColumns).map((name) => `Price per vehicle, ${name}`) : []),
      ...(isCompared ? titles.map((title) => `${title} before`) : []),
    ],
    rows: [
      ...rows.map(({ label, figures, compared, split }) => [
        label,
        ...cells(figures),
        ...(isSplit ? splitKeys.map((key) => split?.[key].pricePerVehicle ?? null) : []),
        ...(isCompared ? cells(compared) : []),
      ]),
      [
        'Total',
        ...cells(totals),
        ...(isSplit ? splitKeys.map(() => null) : []),
        ...(isCompared ? cells(comparedTotals) : []),
      ],
    ],
  };
}

const splitKeys = Object.keys(splitColumns) as (keyof typeof splitColumns)[];
