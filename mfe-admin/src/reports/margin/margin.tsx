import type { MarginReport } from '@overland/contracts';
import {
  EmptyState,
  formatCount,
  formatCountOf,
  formatMoneyShort,
  formatPercent,
  Note,
  Stack,
} from '@overland/ui';
import { FiguresRow } from '../figures-row';
import { MarginTable } from './margin-table';

interface MarginProps {
  report: MarginReport;
  showsCompanies: boolean;
}

export function Margin({ report, showsCompanies }: MarginProps) {
  const { total, companies, lanes, carriers } = report;
  if (lanes.length === 0) {
    return (
      <EmptyState
        title="No orders in this period"
        text="Orders are counted on the day of their booking. Choose another period."
      />
    );
  }
  const orders = `of ${formatCountOf(total.orders, 'order')} with a cost`;
  return (
    <Stack>
      <FiguresRow
        figures={[
          {
            label: 'Margin',
            value: total.orders === 0 ? '–' : formatMoneyShort(total.margin),
            note: total.percent !== null && `${formatPercent(total.percent)} of the revenue`,
          },
          { label: 'Revenue', value: formatMoneyShort(total.revenue), note: orders },
          { label: 'Carrier cost', value: formatMoneyShort(total.cost), note: orders },
          {
            label: 'Without a cost',
            value: formatCount(total.withoutCost),
            note: 'Not in the margin',
          },
        ]}
      />
      {showsCompanies && (
        <MarginTable
          title="By company"
          heading="Company"
          what="Companies"
          rows={companies.map(({ portalId, companyName, ...row }) => ({
            key: portalId,
            name: companyName,
            ...row,
          }))}
        />
      )}
      <MarginTable
        title="By lane"
        heading="Lane"
        what="Lanes"
        rows={lanes.map(({ pickupState, deliveryState, ...row }) =>
          named(`${pickupState} → ${deliveryState}`, row),
        )}
      />
      <MarginTable
        title="By carrier"
        heading="Carrier"
        what="Carriers"
        rows={carriers.map(({ carrierName, ...row }) => named(carrierName || 'Not known', row))}
      />
      <Note>
        An order is counted on the day of its booking in Eastern Time, unless it is canceled. It has a cost
        once an amount was agreed with its carrier or paid; what was paid counts before what was agreed.
        Orders without a cost are in no sum, also where an amount was offered.
      </Note>
    </Stack>
  );
}

const named = <Row,>(name: string, row: Row) => ({ key: name, name, ...row });
