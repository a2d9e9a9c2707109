import { type Order, type StopCondition, vehicleName } from '@overland/contracts';
import { formatCount, Section, SmallTable } from '@overland/ui';

interface Line {
  what: string;
  of: (condition: StopCondition) => string;
}

/** What was found at the pickup, with the delivery beside it. */
export function ConditionCard({ order }: { order: Order }) {
  const { pickupCondition: pickup, deliveryCondition: delivery, vehicles } = order;
  if (pickup === null && delivery === null) return null;
  const odometers = vehicles.map(
    (vehicle, index): Line => ({
      what: vehicles.length === 1 ? 'Odometer' : `Odometer, ${vehicleName(vehicle)}`,
      of: (condition) => milesText(condition.odometers[index] ?? null),
    }),
  );
  const lines: Line[] = [...odometers, { what: 'Condition', of: ({ note }) => note }];
  const cell = (condition: StopCondition | null) => (line: Line) => (condition && line.of(condition)) || '–';
  return (
    <Section title="Condition" flush>
      <SmallTable
        label="Condition"
        isFlush
        rows={lines}
        columns={[
          { header: '', cell: ({ what }) => what },
          { header: 'At pickup', cell: cell(pickup) },
          { header: 'At delivery', cell: cell(delivery) },
        ]}
      />
    </Section>
  );
}

const milesText = (miles: number | null) => (miles === null ? '' : `${formatCount(miles)} miles`);
