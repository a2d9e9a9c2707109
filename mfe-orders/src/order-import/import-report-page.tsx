import type { OrderImport } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { formatCountOf, LinkButton } from '@overland/ui';
import { ImportProgress, ImportReport } from '@overland/ui/imports';
import { useApiQuery, useDownload, useParams } from '@overland/web';
import { importColumns } from './import-columns';
import { importCounts } from './import-counts';
import { pastedName, reportWords } from './list-words';
import { OrdersToCorrect } from './orders-to-correct';
import { OutcomeNotice } from './outcome-notice';
import { ReadyCard, type Refused } from './ready-card';
import { isToCorrect, useOpened } from './use-opened';

const pollEveryMs = 1000;
/** A list that waits for a person does not change by itself. */
const whileRunning = ({ state }: { state: { data: unknown } }) => {
  const list = state.data as OrderImport | undefined;
  return list && (list.isFinished || list.stage === 'ready') ? false : pollEveryMs;
};

export function ImportReportPage() {
  const { importId = '' } = useParams();
  const opened = useOpened();
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

  const found = query.data as OrderImport | undefined;
  const isReady = found !== undefined && importCounts(found).isWaiting;

  const above = (list: OrderImport) => {
    const counts = importCounts(list);
    return (
      <>
        <Outcome list={list} counts={counts} refused={list.fileName === pastedName ? null : refused} />
        <OrdersToCorrect list={list} opened={opened} />
      </>
    );
  };
  return (
    <ImportReport
      query={query as typeof query & { data: OrderImport | undefined }}
      columns={importColumns(isReady ? opened.open : null)}
      home="/orders/import"
      words={reportWords(found?.stage)}
      doneText={(count) => `${formatCountOf(count, 'order')} booked`}
      wayOut={<LinkButton to="/orders">See all orders</LinkButton>}
      above={(list) => above(list as OrderImport)}
      refused={refused}
      isListed={(row) => !isToCorrect(row, opened)}
    />
  );
}

interface OutcomeProps {
  list: OrderImport;
  counts: ReturnType<typeof importCounts>;
  refused: Refused | null;
}

function Outcome({ list, counts, refused }: OutcomeProps) {
  if (counts.isWaiting) return <ReadyCard list={list} counts={counts} refused={refused} />;
  if (list.isFinished) {
    return <OutcomeNotice isBooked={list.stage === 'booking'} counts={counts} refused={refused} />;
  }
  const { total, done, failed } = list;
  return list.stage === 'checking' ? (
    <ImportProgress done={counts.checked} total={total} what="orders checked" goesOn="the check goes on" />
  ) : (
    <ImportProgress
      done={done}
      total={total - failed}
      what="orders booked so far"
      goesOn="the booking goes on"
    />
  );
}
