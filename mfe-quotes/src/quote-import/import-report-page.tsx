import { type QuoteImport, quoteImports } from '@overland/contracts';
import {
  Button,
  EmptyState,
  formatMoment,
  LinkButton,
  Note,
  Notice,
  PageFrame,
  QueryState,
  SkeletonCard,
  Stack,
  styled,
} from '@overland/ui';
import { DataTable } from '@overland/ui/table';
import { useApiQuery, useDownload, useParams } from '@overland/web';
import { importColumns } from './import-columns';
import { counted } from './latest-imports';

const pollEveryMs = 1000;
const Progress = styled('progress')({
  width: '100%',
  height: 10,
  accentColor: 'var(--sign)',
});
const Body = styled(Stack)({ marginTop: 24 });

/** What became of each row of a file; follows an import while it runs. */
export function ImportReportPage() {
  const { importId = '' } = useParams();
  const first = useApiQuery(
    quoteImports.get,
    { params: { importId } },
    { whenUnreachable: 'There was an error getting this import', refetchInterval: untilFinished },
  );
  const found = first.data;
  return (
    <PageFrame
      title={found ? `Import of ${found.fileName || 'a file'}` : 'Import'}
      {...(found && { subtitle: `${found.companyName}, ${formatMoment(found.createdAt)}` })}
      actions={
        <LinkButton size="small" to="/quotes/import">
          Import another file
        </LinkButton>
      }
    >
      {first.error?.status === 404 ? (
        <EmptyState
          title="We could not find this import"
          text="It belongs to another company, or the address is not right."
          action={<LinkButton to="/quotes">See all quotes</LinkButton>}
        />
      ) : (
        <QueryState query={first} skeleton={<SkeletonCard height={420} />}>
          {(one) => <Report found={one} />}
        </QueryState>
      )}
    </PageFrame>
  );
}

const untilFinished = ({ state }: { state: { data: unknown } }) =>
  (state.data as QuoteImport | undefined)?.isFinished ? false : pollEveryMs;

function Report({ found }: { found: QuoteImport }) {
  return (
    <Body>
      {found.isFinished ? <Outcome found={found} /> : <Running found={found} />}
      <DataTable
        label="Rows of the file"
        columns={importColumns}
        rows={found.rows}
        rowId={({ line }) => String(line)}
      />
    </Body>
  );
}

function Running({ found: { done, failed, total } }: { found: QuoteImport }) {
  return (
    <div>
      <Note role="status">
        {done + failed} of {total} rows. You can leave this page; the import continues.
      </Note>
      <Progress aria-label="Rows done" max={total} value={done + failed} />
    </div>
  );
}

function Outcome({ found: { _id, done, failed } }: { found: QuoteImport }) {
  const refused = useDownload(quoteImports.failed, 'There was an error getting the refused rows');
  if (failed === 0) {
    return (
      <Notice tone="sign" live>
        {counted(done, 'quote')} saved.
      </Notice>
    );
  }
  const save = () => refused.download({ params: { importId: _id } }, 'refused-rows.csv');
  return (
    <Notice tone="amber" live>
      {counted(done, 'quote')} saved, {counted(failed, 'row')} refused. Correct those rows and import only
      them.{' '}
      <Button size="small" busy={refused.isLoading} busyLabel="Preparing…" onClick={save}>
        Download refused rows
      </Button>
    </Notice>
  );
}
