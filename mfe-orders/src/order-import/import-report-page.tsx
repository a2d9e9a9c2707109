import type { OrderImport } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { formatCountOf, LinkButton } from '@overland/ui';
import { ImportProgress, ImportReport } from '@overland/ui/imports';
import { useApiQuery, useDownload, useParams } from '@overland/web';
import { importColumns } from './import-columns';
import { importCounts } from './import-counts';
import { reportWords } from './list-words';
import { OutcomeNotice } from './outcome-notice';
import { ReadyCard } from './ready-card';

const pollEveryMs = 1000;
/** A list that waits for a person does not change by itself. */
const whileRunning = ({ state }: { state: { data: unknown } }) => {
  const list = state.data as OrderImport | undefined;
  return list && (list.isFinished || list.stage === 'ready') ? false : pollEveryMs;
};

export function ImportReportPage() {
  const { importId = '' } = useParams();
  const request = { params: { orderImportId: importId } };
  const query = useApiQuery(calls.orderImports.get, request, {
    whenUnreachable: 'There was an error getting this list',
    refetchInterval: whileRunning,
  });
  const failed = useDownload(calls.orderImports.failed, 'There was an error getting these rows');
  const refused = {
    isLoading: failed.isLoading,
    save: () => failed.download(request, 'vehicles-to-fix.csv'),
  };

  const above = (list: OrderImport) => {
    const counts = importCounts(list);
    if (counts.isWaiting) return <ReadyCard list={list} counts={counts} refused={refused} />;
    if (list.isFinished)
      return (
        <OutcomeNotice list={list} isBooked={list.stage === 'booking'} counts={counts} refused={refused} />
      );
    const { total, done, failed: left } = list;
    return list.stage === 'checking' ? (
      <ImportProgress done={counts.checked} total={total} what="orders checked" goesOn="the check goes on" />
    ) : (
      <ImportProgress done={done + left} total={total} what="orders" goesOn="the booking goes on" />
    );
  };
  return (
    <ImportReport
      query={query as typeof query & { data: OrderImport | undefined }}
      columns={importColumns}
      home="/orders/import"
      words={reportWords((query.data as OrderImport | undefined)?.stage)}
      doneText={(count) => `${formatCountOf(count, 'order')} booked`}
      wayOut={<LinkButton to="/orders">See all orders</LinkButton>}
      above={(found) => above(found as OrderImport)}
      refused={refused}
    />
  );
}
