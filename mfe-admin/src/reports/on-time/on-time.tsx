import type { OnTimeReport } from '@overland/contracts';
import { EmptyState, Stack } from '@overland/ui';
import { FiguresRow } from '../figures-row';
import { partOf } from '../share-cells';
import { LateOrders } from './late-orders';
import { LegTable } from './leg-table';

interface OnTimeProps {
  report: OnTimeReport;
  showsCompanies: boolean;
}

export function OnTime({ report, showsCompanies }: OnTimeProps) {
  const { pickup, delivery, lanes, carriers, lateOrders } = report;
  if (lanes.length === 0) {
    return (
      <EmptyState
        title="Nothing was promised in this period"
        text="Orders are counted on the last day promised to their customer. Choose another period."
      />
    );
  }
  return (
    <Stack>
      <FiguresRow
        figures={[legFigure('Pickup on time', pickup), legFigure('Delivery on time', delivery)].flat()}
      />
      <LegTable
        title="By lane"
        heading="Lane"
        what="Lanes"
        rows={lanes.map(({ pickupState, deliveryState, ...legs }) => ({
          name: `${pickupState} → ${deliveryState}`,
          ...legs,
        }))}
      />
      <LegTable
        title="By carrier"
        heading="Carrier"
        what="Carriers"
        rows={carriers.map(({ carrierName, ...legs }) => ({ name: carrierName || 'Not known', ...legs }))}
      />
      <LateOrders orders={lateOrders} showsCompany={showsCompanies} />
    </Stack>
  );
}

const legFigure = (label: string, { percent, onTime, late, overdue }: OnTimeReport['pickup']) => [
  {
    label,
    value: percent === null ? '–' : `${percent}%`,
    note: partOf(onTime, onTime + late + overdue),
  },
  { label: label.replace('on time', 'late'), value: String(late + overdue), note: `${overdue} not done yet` },
];
