import type { CommissionCount, CommissionReport } from '@overland/contracts';
import { formatCount, formatMoney } from '@overland/contracts/format';
import type { SheetCell } from '@overland/service-kit';
import type { InsightSheet } from './insight-sheet.js';

/** A row for each owner and month. */
export function commissionSheet({ total, owners }: CommissionReport): InsightSheet {
  return {
    title: 'Commissions',
    figures: [
      { label: 'Commission', value: formatMoney(total.commission) },
      { label: 'Orders', value: formatCount(total.orders) },
      { label: 'Commission not known', value: formatCount(total.unknown) },
    ],
    header: ['Owner', 'Company', 'Month', 'Orders', 'Commission', 'Commission not known'],
    groups: [
      {
        by: 'Owner',
        rows: owners.flatMap(({ ownerName, companyName, months }) =>
          months.map(({ month, ...count }) => [
            ...[ownerName || 'No owner', companyName, month],
            ...cellsOf(count),
          ]),
        ),
      },
    ],
    total: ['Total', null, null, ...cellsOf(total)],
  };
}

const cellsOf = ({ orders, commission, unknown }: CommissionCount): SheetCell[] => [
  orders,
  commission,
  unknown,
];
