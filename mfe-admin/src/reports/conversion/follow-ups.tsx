import { type ConversionReport, followUpCountsDays } from '@overland/contracts';
import { formatCount, Section } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { FlushTable } from '../flush-table';
import { ShareBar } from '../share-cells';

type Row = ConversionReport['followUps']['byHand'] & { name: string };

const columns: Column<Row>[] = [
  { id: 'name', header: 'Last follow-up', onCard: 'title', cell: ({ name }) => name },
  { id: 'quotes', header: 'Quotes', align: 'right', width: 110, cell: ({ quotes }) => formatCount(quotes) },
  { id: 'booked', header: 'Booked', align: 'right', width: 110, cell: ({ booked }) => formatCount(booked) },
  {
    id: 'percent',
    header: 'Conversion',
    align: 'right',
    width: 190,
    onCard: 'right',
    cell: ({ percent }) => <ShareBar percent={percent} />,
  },
];

/** What was booked after a follow-up; nothing where no quote was followed up. */
export function FollowUps({ followUps: { byHand, byRule } }: Pick<ConversionReport, 'followUps'>) {
  if (byHand.quotes + byRule.quotes === 0) return null;
  return (
    <Section
      flush
      title="Follow-ups"
      note={`Quotes that were followed up, and how many were booked within ${followUpCountsDays} days after the last one.`}
    >
      <FlushTable<Row>
        label="Follow-ups"
        columns={columns}
        rows={[
          { name: 'By hand', ...byHand },
          { name: 'By rule', ...byRule },
        ]}
        rowId={({ name }) => name}
      />
    </Section>
  );
}
