import styled from '@emotion/styled';
import type { ImportRow, ImportSummary } from '@overland/contracts';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../actions/button';
import { formatCount, formatCountOf, formatMoment } from '../format/format';
import { Note, Stack } from '../frame/card';
import { PageFrame } from '../frame/page-frame';
import { Notice } from '../notices/notice';
import { EmptyState, type QueryLike, QueryState } from '../query/query-state';
import { SkeletonCard } from '../query/skeleton';
import { DataTable } from '../table/data-table';
import type { Column } from '../table/types';

type Import<Row> = ImportSummary & { rows: Row[] };

interface ImportReportProps<Row> {
  query: QueryLike<Import<Row>>;
  columns: Column<Row>[];
  /** Where files are imported: "/quotes/import". */
  home: string;
  /** What became of the rows that are done: "3 quotes saved". */
  doneText: (count: number) => string;
  /** Where an address leads on that is not one of an import. */
  wayOut: ReactNode;
  /** What stands above the rows in place of progress and outcome; undefined leaves these. */
  above?: (found: Import<Row>) => ReactNode | undefined;
  /** What the rows are, and what leads to the next file, where it is not an import. */
  words?: { title: string; another: string };
  /** Where the company of the importer says nothing of the rows. */
  subtitleOf?: (found: Import<Row>) => string;
  /** Rows that stand elsewhere are not in the table. */
  isListed?: (row: Row) => boolean;
  /** The file of the refused rows. */
  refused: { isLoading: boolean; save: () => void };
}

const pollEveryMs = 1000;

/** For `refetchInterval`: follows an import while it runs. */
export const untilFinished = ({ state }: { state: { data: unknown } }) =>
  (state.data as ImportSummary | undefined)?.isFinished ? false : pollEveryMs;

const Progress = styled('progress')({
  width: '100%',
  height: 10,
  accentColor: 'var(--sign)',
});
const Body = styled(Stack)({ marginTop: 24 });

export function ImportReport<Row extends ImportRow>(props: ImportReportProps<Row>) {
  const { query, home, wayOut, words = { title: 'Import', another: 'Import another file' } } = props;
  const { subtitleOf = ofCompany } = props;
  const found = query.data;
  const isMissing = (query.error as { status?: number } | null)?.status === 404;
  return (
    <PageFrame
      title={found ? `${words.title} of ${found.fileName || 'a file'}` : words.title}
      {...(found && { subtitle: subtitleOf(found) })}
      actions={
        <LinkButton size="small" to={home}>
          {words.another}
        </LinkButton>
      }
    >
      {isMissing ? (
        <EmptyState
          title="We could not find this import"
          text="It belongs to somebody else, or the address is wrong."
          action={wayOut}
        />
      ) : (
        <QueryState query={query} skeleton={<SkeletonCard height={420} />}>
          {(one) => <Report {...props} found={one} />}
        </QueryState>
      )}
    </PageFrame>
  );
}

const ofCompany = ({ companyName, createdAt }: ImportSummary) => `${companyName}, ${formatMoment(createdAt)}`;

type Found<Row> = ImportReportProps<Row> & { found: Import<Row> };

function Report<Row extends ImportRow>(props: Found<Row>) {
  const { found, columns, above, isListed = () => true } = props;
  const own = above?.(found);
  const rows = found.rows.filter(isListed);
  return (
    <Body>
      {own ?? (found.isFinished ? <Outcome {...props} /> : <Running found={found} />)}
      {rows.length > 0 && (
        <DataTable
          label="Rows of the file"
          columns={columns}
          rows={rows}
          rowId={({ line }) => String(line)}
        />
      )}
    </Body>
  );
}

const Running = ({ found: { done, failed, total } }: { found: ImportSummary }) => (
  <ImportProgress done={done + failed} total={total} what="rows" goesOn="the import continues" />
);

interface ImportProgressProps {
  done: number;
  total: number;
  what: string;
  goesOn: string;
}

export function ImportProgress({ done, total, what, goesOn }: ImportProgressProps) {
  return (
    <div>
      <Note role="status">
        {formatCount(done)} of {formatCount(total)} {what}. You can leave this page; {goesOn}.
      </Note>
      <Progress aria-label="Rows done" max={total} value={done} />
    </div>
  );
}

function Outcome<Row>({ found: { done, failed }, doneText, refused }: Found<Row>) {
  if (failed === 0) {
    return (
      <Notice tone="sign" live>
        {doneText(done)}.
      </Notice>
    );
  }
  return (
    <Notice tone="amber" live>
      {doneText(done)}, {formatCountOf(failed, 'row')} refused. Correct those rows and import only them.{' '}
      <Button size="small" busy={refused.isLoading} busyLabel="Preparing…" onClick={refused.save}>
        Download refused rows
      </Button>
    </Notice>
  );
}
