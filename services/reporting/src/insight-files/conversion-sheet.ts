import { type ConversionReport, lostReasonLabels } from '@overland/contracts';
import { formatMoney, formatPercent, ownerText } from '@overland/contracts/format';
import type { SheetCell } from '@overland/service-kit';
import type { InsightSheet } from './insight-sheet.js';

type Funnel = ConversionReport['total'];

/** Companies if there are several, owners, lanes, levels, prices, what follow-ups brought, and why quotes were lost. */
export function conversionSheet(report: ConversionReport): InsightSheet {
  const { total, lost } = report;
  return {
    title: 'Conversion',
    figures: [
      { label: 'Quoted', value: String(total.quoted) },
      { label: 'Booked', value: String(total.booked) },
      { label: 'Conversion', value: formatPercent(total.percent) },
      { label: 'Volume', value: formatMoney(report.volume) },
      { label: 'Lost', value: String(lost.quotes) },
    ],
    header: ['Quotes', 'Quoted', 'Saved', 'Booked', 'Booked, %', 'Volume', 'Lost'],
    rows: [...rowsOf(report), ...followUpRows(report.followUps), ...lostRows(lost)],
    total: ['Total', ...cellsOf(total), report.volume, lost.quotes],
  };
}

function rowsOf({ companies, owners, lanes, levels, priceSteps }: ConversionReport): SheetCell[][] {
  const row = (name: string, funnel: Funnel, volume: number | null = null): SheetCell[] => [
    name,
    ...cellsOf(funnel),
    volume,
    null,
  ];
  return [
    ...(companies.length > 1 ? companies.map((company) => row(company.companyName, company)) : []),
    ...owners.map((owner) => row(ownerText(owner, companies.length > 1), owner, owner.volume)),
    ...lanes.map((lane) => row(`${lane.pickupState} → ${lane.deliveryState}`, lane)),
    ...levels.map((level) => row(`Level ${level.serviceLevel}`, level)),
    ...priceSteps.map((step) => row(priceText(step), step)),
  ];
}

const followUpRows = ({ byHand, byRule }: ConversionReport['followUps']): SheetCell[][] =>
  [
    { name: 'Followed up by hand', of: byHand },
    { name: 'Followed up by rule', of: byRule },
  ].map(({ name, of: { quotes, booked, percent } }) => [name, quotes, null, booked, percent, null, null]);

const lostRows = ({ reasons }: ConversionReport['lost']): SheetCell[][] =>
  reasons.map(({ reason, quotes }) => [
    `Lost: ${reason === null ? 'no reason given' : lostReasonLabels[reason]}`,
    null,
    null,
    null,
    null,
    null,
    quotes,
  ]);

const cellsOf = ({ quoted, saved, booked, percent }: Funnel): SheetCell[] => [quoted, saved, booked, percent];

const priceText = ({ from, to }: { from: number; to: number | null }): string =>
  to === null ? `${formatMoney(from)} and more` : `${formatMoney(from)} to ${formatMoney(to - 1)}`;
