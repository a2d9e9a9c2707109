import type { ClaimsCount, ClaimsReport } from '@overland/contracts';
import { formatCount, formatMoney } from '@overland/contracts/format';
import type { SheetCell } from '@overland/service-kit';
import { companyRows, type InsightSheet } from './insight-sheet.js';

/** Companies if there are several, and carriers, in as many columns as a printed page has room for. */
export function claimsSheet({ total, companies, carriers }: ClaimsReport): InsightSheet {
  const row = (name: string, count: ClaimsCount): SheetCell[] => [name, ...cellsOf(count)];
  return {
    title: 'Claims',
    figures: [
      { label: 'Claims', value: formatCount(total.claims) },
      { label: 'Asked', value: formatMoney(total.asked) },
      { label: 'Approved', value: formatMoney(total.approved) },
      { label: 'Paid', value: formatMoney(total.paid) },
    ],
    header: [
      'Name',
      'Claims',
      'Per 100',
      'Asked',
      'Approved',
      'Paid',
      'Open',
      'Overdue',
      'Days to close',
      'Withdrawn',
    ],
    groups: [
      ...companyRows(companies, row),
      {
        by: 'Carrier',
        rows: carriers.map((carrier) => row(carrier.carrierName || 'Carrier not known', carrier)),
      },
    ],
    total: row('Total', total),
  };
}

const cellsOf = (count: ClaimsCount): SheetCell[] => [
  count.claims,
  count.perHundred,
  count.asked,
  count.approved,
  count.paid,
  count.open,
  count.overdue,
  count.daysToClose,
  count.withdrawn,
];
