import type { OnTimeCount, OnTimeReport } from '@overland/contracts';
import { formatPercent } from '@overland/contracts/format';
import type { InsightSheet } from './insight-sheet.js';

export function onTimeSheet({ pickup, delivery, lanes, carriers }: OnTimeReport): InsightSheet {
  return {
    title: 'On time',
    figures: [
      { label: 'Pickups on time', value: formatPercent(pickup.percent) },
      { label: 'Deliveries on time', value: formatPercent(delivery.percent) },
      { label: 'Pickups overdue', value: String(pickup.overdue) },
      { label: 'Deliveries overdue', value: String(delivery.overdue) },
    ],
    header: ['Name', ...columnsOf('Pickups'), ...columnsOf('Deliveries')],
    groups: [
      {
        by: 'Lane',
        rows: lanes.map((lane) => [`${lane.pickupState} → ${lane.deliveryState}`, ...cellsOf(lane)]),
      },
      {
        by: 'Carrier',
        rows: carriers.map((carrier) => [carrier.carrierName || 'No carrier yet', ...cellsOf(carrier)]),
      },
    ],
    total: ['Total', ...cellsOf({ pickup, delivery })],
  };
}

const columnsOf = (leg: string) => [`${leg} due`, `${leg} on time`, `${leg} on time, %`];

const cellsOf = (legs: Pick<OnTimeReport, 'pickup' | 'delivery'>) =>
  [legs.pickup, legs.delivery].flatMap((count) => [dueOf(count), count.onTime, count.percent]);

const dueOf = ({ onTime, late, overdue }: OnTimeCount): number => onTime + late + overdue;
