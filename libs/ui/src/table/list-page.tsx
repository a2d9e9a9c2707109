import type { ViewedList } from '@overland/contracts';
import { useNoticeKey } from '@overland/web';
import type { ReactNode } from 'react';
import { PageFrame } from '../frame/page-frame';
import type { EmptyStateProps } from '../query/query-state';
import { useIsPhone } from '../theme/use-media-query';
import { ColumnsPill } from './columns-pill';
import { countOf } from './count-of';
import { DataTable } from './data-table';
import { ListEmpty } from './list-empty';
import type { ListState } from './list-state';
import { type Filter, ListToolbar } from './list-toolbar';
import type { DataTableProps } from './types';
import { useColumns } from './use-columns';
import { useOpenOnly } from './use-open-only';
import { ViewsPill } from './views-pill';

interface ListPageProps<Row> extends Omit<DataTableProps<Row>, 'label' | 'rowId' | 'onSort' | 'empty'> {
  title: string;
  /** How many rows there are, unless told otherwise. */
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Names the table; the title unless told. */
  label?: string;
  /** The rows, as a word: "quotes". */
  what: string;
  state: ListState;
  /** Has named views and columns to choose. */
  views?: ViewedList;
  searchHint: string;
  filters?: readonly Filter[];
  choosesCompany?: boolean;
  moreFilters?: ReactNode;
  above?: ReactNode;
  /** What else to search for when nothing matches: "another name". */
  hint?: string;
  /** Shown when there is nothing at all. */
  none: EmptyStateProps;
  children?: ReactNode;
}

/** A page that is a list: its title, search and filters, which live in the address, and the table. */
export function ListPage<Row extends { _id: string }>(props: ListPageProps<Row>) {
  const {
    title,
    subtitle = countOf(props),
    actions,
    what,
    state,
    views,
    searchHint,
    filters = [],
    ...rest
  } = props;
  const { label = title, choosesCompany, moreFilters, above, hint, none, children, ...table } = rest;
  const isPhone = useIsPhone();
  const openOnly = useOpenOnly(props);
  useNoticeKey();
  const { choices, hidden, kept, shown, setHidden } = useColumns(isPhone ? undefined : views, props.columns);
  return (
    <PageFrame
      wide
      title={title}
      subtitle={subtitle}
      actions={
        <>
          {views && <ViewsPill list={views} hidden={kept} />}
          {views && !isPhone && <ColumnsPill choices={choices} hidden={hidden} onHide={setHidden} />}
          {actions}
        </>
      }
    >
      {above}
      <ListToolbar
        state={state}
        searchHint={searchHint}
        onEnter={openOnly}
        filters={choosesCompany ? [...filters, company] : filters}
      >
        {moreFilters}
      </ListToolbar>
      <DataTable<Row>
        {...table}
        columns={shown}
        label={label}
        rowId={rowId}
        onSort={state.setSort}
        empty={<ListEmpty what={what} state={state} hint={hint} none={none} />}
      />
      {children}
    </PageFrame>
  );
}

const company = { key: 'company', label: 'Company', kind: 'company' } as const;
const rowId = ({ _id }: { _id: string }) => _id;
