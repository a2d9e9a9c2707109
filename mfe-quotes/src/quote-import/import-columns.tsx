import type { QuoteImportRow } from '@overland/contracts';
import { Chip, formatMoney, RouteText, styled } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { Link } from '@overland/web';

const QuoteLink = styled(Link)({ color: 'var(--blue)', fontWeight: 600 });
// A reason may take two lines.
const Reason = styled('span')({ color: 'var(--stop)', whiteSpace: 'normal' });

export const importColumns: Column<QuoteImportRow>[] = [
  { id: 'line', header: 'Line', cell: ({ line }) => line, width: 64 },
  {
    id: 'customer',
    header: 'Customer',
    cell: ({ cells }) => cells.customerFullName || '–',
    width: '18%',
    priority: 'low',
  },
  {
    id: 'route',
    header: 'Route',
    cell: ({ cells }) => <RouteText from={cells.pickup || '–'} to={cells.delivery || '–'} />,
    width: '26%',
    onCard: 'title',
  },
  {
    id: 'result',
    header: 'Result',
    cell: (row) => <Result row={row} />,
  },
  {
    id: 'price',
    header: 'Price',
    cell: ({ price }) => (price === null ? '' : <b>{formatMoney(price)}</b>),
    align: 'right',
    width: 92,
    onCard: 'right',
  },
];

function Result({ row: { status, message, quoteId, uniqueId } }: { row: QuoteImportRow }) {
  if (status === 'failed') return <Reason>{message}</Reason>;
  if (quoteId !== null) return <QuoteLink to={`/quote/${quoteId}`}>Quote #{uniqueId}</QuoteLink>;
  return <Chip tone="grey">Waiting</Chip>;
}
