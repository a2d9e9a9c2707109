import { type ConversionReport, lostReasonLabels } from '@overland/contracts';
import { formatCountOf, Section, useIsPhone } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { BarChart } from '../../charts';
import { FlushTable } from '../flush-table';

type Lost = ConversionReport['lost'];
type LostRow = Lost['reasons'][number];

const reasonText = ({ reason }: LostRow): string =>
  reason === null ? 'No reason given' : lostReasonLabels[reason];

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

export function LostQuotes({ lost: { quotes, reasons } }: { lost: Lost }) {
  const isPhone = useIsPhone();
  if (quotes === 0) return null;
  return (
    <Section flush title="Lost quotes" note={`${formatCountOf(quotes, 'quote')} were lost.`}>
      <BarChart
        label="Lost quotes by reason"
        categories={reasons.map(reasonText)}
        series={[{ label: 'Quotes', values: reasons.map((reason) => reason.quotes) }]}
        isHorizontal
        namesWidth={isPhone ? 160 : 180}
        height={60 + reasons.length * 40}
        showsValues
      />
      <FlushTable<LostRow>
        label="Lost quotes by reason"
        columns={columns}
        rows={reasons}
        rowId={({ reason }) => String(reason)}
      />
    </Section>
  );
}
