import { type ConversionReport, lostReasonLabels } from '@overland/contracts';
import { formatMoney, formatPercent, ownerText } from '@overland/contracts/format';
import type { SheetCell } from '@overland/service-kit';
import { companyRows, type InsightSheet } from './insight-sheet.js';

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
    header: ['Name', 'Quoted', 'Saved', 'Booked', 'Conversion, %', 'Volume', 'Lost'],
    groups: [
      ...funnelGroups(report),
      { by: 'Follow-up', rows: followUpRows(report.followUps) },
      { by: 'Lost', rows: lostRows(lost) },
    ],
    total: ['Total', ...cellsOf(total), report.volume, lost.quotes],
  };
}

function funnelGroups({ companies, owners, lanes, levels, priceSteps }: ConversionReport) {
  const row = (name: string, funnel: Funnel, volume: number | null = null): SheetCell[] => [
    name,
    ...cellsOf(funnel),
    volume,
    null,
  ];
  return [
    ...companyRows(companies, row),
    {
      by: 'Owner',
      rows: owners.map((owner) => row(ownerText(owner, companies.length > 1), owner, owner.volume)),
    },
    { by: 'Lane', rows: lanes.map((lane) => row(`${lane.pickupState} → ${lane.deliveryState}`, lane)) },
    { by: 'Level', rows: levels.map((level) => row(`Level ${level.serviceLevel}`, level)) },
    { by: 'Price', rows: priceSteps.map((step) => row(priceText(step), step)) },
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
