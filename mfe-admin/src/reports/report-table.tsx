import type { Report, ReportName, ReportRow } from '@overland/contracts';
import { groupingWords } from '@overland/contracts/format';
import { FlushTable } from './flush-table';
import { reportColumns, totalsLine } from './report-columns';
import { splitsOf } from './splits';

interface ReportTableProps {
  label: string;
  kind: ReportName;
  report: Report;
  /** What it is compared with, as a heading. */
  before: string | null;
  /** There is no chart that shows how large the rows are. */
  isAlone?: boolean;
  hrefOf: (row: ReportRow) => string;
}

const rowId = ({ key }: ReportRow) => key;

export function ReportTable({ label, kind, report, before, isAlone = false, hrefOf }: ReportTableProps) {
  const { by, rows, totals, comparedTotals } = report;
  const columns = reportColumns(kind, {
    heading: groupingWords[by].heading,
    orders: isAlone ? totals.orders : null,
    before,
    splits: splitsOf(rows),
  });
  const total = { key: '', label: 'Total', figures: totals, compared: comparedTotals };
  return (
    <FlushTable<ReportRow>
      label={label}
      columns={columns}
      rows={rows}
      rowId={rowId}
      rowHref={(row) => (canOpen(by, row) ? hrefOf(row) : undefined)}
      totals={[totalsLine(columns, total)]}
    />
  );
}

/** Orders whose level nobody knows cannot be asked for. */
export const canOpen = (by: Report['by'], { key }: ReportRow): boolean => by !== 'level' || key !== 'none';
