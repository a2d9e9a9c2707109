import type { Report, ReportRow } from '@overland/contracts';
import { EmptyState, formatMoment, Note, Section, Stack } from '@overland/ui';
import { useNavigate } from '@overland/web';
import { useEffect, useRef } from 'react';
import { FigureCards } from './figure-cards';
import { GroupSection } from './group-section';
import { ReportChart } from './report-chart';
import { type Change, isFiltered, type ReportState } from './report-state';
import { canOpen, ReportTable } from './report-table';
import { beforeWords, noteOf, titleOf } from './report-words';
import type { ReportQuery } from './use-report';

interface ReportViewProps {
  report: Report;
  state: ReportState;
  query: ReportQuery;
  seesAll: boolean;
  onChange: (change: Change) => void;
  hrefWith: (change: Change) => string;
}

export function ReportView({ report, ...rest }: ReportViewProps) {
  const { state, hrefWith } = rest;
  const navigate = useNavigate();
  const { report: kind, chosen } = state;
  const root = useFocusOnChange(chosen && `${chosen.by}:${chosen.key}`);
  const chosenRow = report.rows.find(({ key }) => key === chosen?.key);
  const title = titleOf(kind, report.by);
  const before = report.compared === null ? null : beforeWords(state.compare);
  const hrefOf = ({ key }: ReportRow) => hrefWith({ in: `${report.by}:${key}`, inBy: null });
  if (report.totals.orders === 0 && (report.comparedTotals?.orders ?? 0) === 0)
    return <NoOrders state={state} />;
  return (
    <Stack>
      <FigureCards report={report} />
      <Section flush title={title} note={noteOf(kind, report)}>
        <ReportChart
          label={title}
          kind={kind}
          report={report}
          before={before}
          chosenKey={chosen?.key}
          onChoose={(row) => canOpen(report.by, row) && void navigate(hrefOf(row))}
        />
        <ReportTable label={title} kind={kind} report={report} before={before} hrefOf={hrefOf} />
      </Section>
      {chosen && chosenRow && <GroupSection {...rest} root={root} group={chosen} name={chosenRow.label} />}
      <Note>
        An order is counted on the day of its booking in Eastern Time. The list of a company’s orders goes by
        the company’s own time zone, so that around midnight the two may differ by an order. Changes are
        counted until {formatMoment(report.upTo)}.
      </Note>
    </Stack>
  );
}

/** Somebody who chooses a group is led to it; a page that opens with one stays at its top. */
function useFocusOnChange(chosen: string | null) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current !== chosen) root.current?.focus();
    shown.current = chosen;
  }, [chosen]);
  return root;
}

const NoOrders = ({ state }: { state: ReportState }) => (
  <EmptyState
    title="No orders in this period"
    text={`Orders are counted on the day of their booking. Choose another period${isFiltered(state) ? ', or clear the filters' : ''}.`}
  />
);
