import type { MarginCount, MarginReport } from '@overland/contracts';
import { formatMoney, formatPercent } from '@overland/contracts/format';
import type { SheetCell } from '@overland/service-kit';
import { companyRows, type InsightSheet } from './insight-sheet.js';

/** Companies if there are several, lanes and carriers. */
export function marginSheet({ total, companies, lanes, carriers }: MarginReport): InsightSheet {
  const row = (name: string, count: MarginCount): SheetCell[] => [name, ...cellsOf(count)];
  return {
    title: 'Margin',
    figures: [
      { label: 'Margin', value: formatMoney(total.margin) },
      { label: 'Of the revenue', value: formatPercent(total.percent) },
      { label: 'Orders with a cost', value: String(total.orders) },
      { label: 'Without a cost', value: String(total.withoutCost) },
    ],
    header: ['Name', 'Orders', 'Revenue', 'Carrier cost', 'Margin', 'Margin, %', 'Without a cost'],
    groups: [
      ...companyRows(companies, row),
      { by: 'Lane', rows: lanes.map((lane) => row(`${lane.pickupState} → ${lane.deliveryState}`, lane)) },
      {
        by: 'Carrier',
        rows: carriers.map((carrier) => row(carrier.carrierName || 'Carrier not known', carrier)),
      },
    ],
    total: row('Total', total),
  };
}

const cellsOf = ({ orders, revenue, cost, margin, percent, withoutCost }: MarginCount): SheetCell[] => [
  orders,
  revenue,
  cost,
  margin,
  percent,
  withoutCost,
];
