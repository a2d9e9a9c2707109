import type { ReportGrouping, ReportRow } from '@overland/contracts';
import { groupingWords } from '@overland/contracts/format';
import { formatCountOf, PlainSelect, QueryState, Section, SkeletonCard, styled } from '@overland/ui';
import { Link } from '@overland/web';
import type { Ref } from 'react';
import { groupingsFor, nextGrouping } from './groupings';
import { narrowed, ordersHref } from './narrow';
import type { Change, ChosenGroup, ReportState } from './report-state';
import { ReportTable } from './report-table';
import { beforeWords } from './report-words';
import { type ReportQuery, useReport } from './use-report';

const Root = styled('div')({ scrollMarginTop: 16, '&:focus': { outline: 'none' } });
const Aside = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', fontSize: 14 });

interface GroupSectionProps {
  root: Ref<HTMLDivElement>;
  state: ReportState;
  /** Of the whole report. */
  query: ReportQuery;
  group: ChosenGroup;
  /** As its row names it: "Oct 2026". */
  name: string;
  seesAll: boolean;
  onChange: (change: Change) => void;
  hrefWith: (change: Change) => string;
}

export function GroupSection(props: GroupSectionProps) {
  const { state, query, group, name, seesAll, onChange, hrefWith } = props;
  const options = groupingsFor(seesAll).filter((by) => by !== group.by);
  const by = options.find((option) => option === state.inBy) ?? nextGrouping(group.by, seesAll);
  const inGroup = { ...narrowed(query, group), by };
  const found = useReport(state.report, inGroup);
  const all = ordersHref(inGroup);
  const title = `${name}, by ${groupingWords[by].by}`;
  // A region has no list of orders: it leads to its companies first. `shown` is the grouping on screen, which stays
  // until another one is loaded.
  const hrefIn = (shown: ReportGrouping, { key }: ReportRow) =>
    ordersHref(narrowed({ ...inGroup, by: shown }, { by: shown, key })) ??
    hrefWith({ region: key, inBy: 'portal' });
  return (
    <Root ref={props.root} tabIndex={-1}>
      <Section
        flush
        title={title}
        note={`Choose ${groupingWords[by].one} to see its ${by === 'region' ? 'companies' : 'orders'}.`}
        aside={
          <Aside>
            <PlainSelect
              aria-label={`Open ${name}`}
              value={by}
              options={options.map((value) => ({ value, label: `By ${groupingWords[value].by}` }))}
              onChange={(inBy) => onChange({ inBy })}
            />
            {found.data && all !== null && (
              <Link to={all}>Show {formatCountOf(found.data.totals.orders, 'order')}</Link>
            )}
          </Aside>
        }
      >
        <QueryState query={found} skeleton={<SkeletonCard height={260} />}>
          {(report) => (
            <ReportTable
              label={title}
              kind={state.report === 'orderVolume' ? 'orderVolume' : 'avgCostByDealership'}
              report={report}
              before={beforeWords(state.compare)}
              isAlone
              hrefOf={(row) => hrefIn(report.by, row)}
            />
          )}
        </QueryState>
      </Section>
    </Root>
  );
}
