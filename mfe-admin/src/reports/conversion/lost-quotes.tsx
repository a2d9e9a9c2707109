import type { ConversionReport } from '@overland/contracts';
import { formatCountOf, Section, Skeleton } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { lazy, Suspense } from 'react';
import { FlushTable } from '../flush-table';
import { reasonText } from './reason-text';

type Lost = ConversionReport['lost'];
type LostRow = Lost['reasons'][number];

const LostChart = lazy(() => import('./lost-chart').then((module) => ({ default: module.LostChart })));

const columns: Column<LostRow>[] = [
  { id: 'reason', header: 'Reason', onCard: 'title', cell: reasonText },
  {
    id: 'quotes',
    header: 'Quotes',
    align: 'right',
    width: 110,
    onCard: 'right',
    cell: ({ quotes }) => quotes,
  },
];

/** Why quotes came to nothing, as those who discarded them said. */
export function LostQuotes({ lost: { quotes, reasons } }: { lost: Lost }) {
  if (quotes === 0) return null;
  return (
    <Section flush title="Lost quotes" note={`${formatCountOf(quotes, 'quote')} came to nothing.`}>
      <Suspense fallback={<Skeleton height={220} />}>
        <LostChart reasons={reasons} />
      </Suspense>
      <FlushTable<LostRow>
        label="Lost quotes by reason"
        columns={columns}
        rows={reasons}
        rowId={({ reason }) => String(reason)}
      />
    </Section>
  );
}
