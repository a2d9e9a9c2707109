import { type ConversionReport, lostReasonLabels } from '@overland/contracts';
import { formatCount, formatCountOf, Section } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { FlushTable } from '../flush-table';
import { ShareBar } from '../share-cells';

type Lost = ConversionReport['lost'];
type LostRow = Lost['reasons'][number] & { share: number };

const columns: Column<LostRow>[] = [
  {
    id: 'reason',
    header: 'Reason',
    onCard: 'title',
    cell: ({ reason }) => (reason === null ? 'No reason given' : lostReasonLabels[reason]),
  },
  {
    id: 'quotes',
    header: 'Quotes',
    align: 'right',
    width: 110,
    cell: ({ quotes }) => formatCount(quotes),
  },
  {
    id: 'share',
    header: 'Share',
    align: 'right',
    width: 190,
    onCard: 'right',
    cell: ({ share }) => <ShareBar percent={share} />,
  },
];

export function LostQuotes({ lost: { quotes, reasons } }: { lost: Lost }) {
  if (quotes === 0) return null;
  return (
    <Section flush title="Lost quotes" note={`${formatCountOf(quotes, 'quote')} were lost.`}>
      <FlushTable<LostRow>
        label="Lost quotes by reason"
        columns={columns}
        rows={reasons.map((row) => ({ ...row, share: Math.round((row.quotes / quotes) * 100) }))}
        rowId={({ reason }) => String(reason)}
      />
    </Section>
  );
}
