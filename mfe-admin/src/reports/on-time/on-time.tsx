import type { OnTimeReport } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { EmptyState, QueryState, Stack } from '@overland/ui';
import { useApiQuery } from '@overland/web';
import { FiguresRow } from '../figures-row';
import { InsightFilters } from '../insight-filters';
import { LoadingReport } from '../loading-report';
import { partOf } from '../share-cells';
import { useInsight } from '../use-insight';
import { LateOrders } from './late-orders';
import { LegTable } from './leg-table';

export function OnTime({ today }: { today: string }) {
  const choice = useInsight(today);
  const found = useApiQuery(
    calls.insight.onTime,
    { query: choice.query },
    'There was an error getting this report',
  );
  return (
    <>
      <InsightFilters {...choice} today={today} />
      <QueryState query={found} skeleton={<LoadingReport />}>
        {(report) => <OnTimeView report={report} showsCompany={choice.canChoose && choice.company === ''} />}
      </QueryState>
    </>
  );
}

function OnTimeView({ report, showsCompany }: { report: OnTimeReport; showsCompany: boolean }) {
  const { pickup, delivery, lanes, carriers, lateOrders } = report;
  if (lanes.length === 0) {
    return (
      <EmptyState
        title="Nothing was promised in this period"
        text="Orders are counted on the last day that their customer was promised. Choose another period."
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
      <LateOrders orders={lateOrders} showsCompany={showsCompany} />
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
