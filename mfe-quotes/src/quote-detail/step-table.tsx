import { type PriceBreakdown, vehicleName } from '@overland/contracts';
import { formatMoney, SmallTable } from '@overland/ui';
import type { StepRow } from './price-steps';

interface StepTableProps {
  rows: readonly StepRow[];
  vehicles: PriceBreakdown['vehicles'];
}

/** The steps of every vehicle side by side. */
export function StepTable({ rows, vehicles }: StepTableProps) {
  return (
    <SmallTable
      label="The steps of the price by vehicle"
      isFlush
      columns={[
        { header: 'Per vehicle', cell: ({ label }: StepRow) => label },
        ...vehicles.map(({ make, model }, index) => ({
          header: vehicleName({ make, model }),
          align: 'right' as const,
          cell: ({ amounts: { [index]: amount = 0 } }: StepRow) => (amount === 0 ? '–' : formatMoney(amount)),
        })),
      ]}
      rows={rows}
      isSum={({ kind }) => kind === 'sum'}
    />
  );
}
