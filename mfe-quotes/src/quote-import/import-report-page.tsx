import type { QuoteImportRow } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Chip, formatCountOf, formatMoney, LinkButton, RouteText, styled } from '@overland/ui';
import { ImportReport, lineColumn, untilFinished } from '@overland/ui/imports';
import { type Column, Whole } from '@overland/ui/table';
import { Link, useApiQuery, useDownload, useParams } from '@overland/web';

export function ImportReportPage() {
  const { importId = '' } = useParams();
  const request = { params: { importId } };
  const query = useApiQuery(calls.quoteImports.get, request, {
    whenUnreachable: 'There was an error getting this import',
    refetchInterval: untilFinished,
  });
  const refused = useDownload(calls.quoteImports.failed, 'There was an error getting the refused rows');
  return (
    <ImportReport
      query={query}
      columns={importColumns}
      home="/quotes/import"
      doneText={(count) => `${formatCountOf(count, 'quote')} saved`}
      wayOut={<LinkButton to="/quotes">See all quotes</LinkButton>}
      refused={{
        isLoading: refused.isLoading,
        save: () => refused.download(request, 'refused-rows.csv'),
      }}
    />
  );
}

const QuoteLink = styled(Link)({ color: 'var(--blue)', fontWeight: 600 });
// A reason may take two lines.
const Reason = styled(Whole)({ color: 'var(--stop)' });

const importColumns: Column<QuoteImportRow>[] = [
  lineColumn,
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
