import { amountDue, type CodRow, codStatuses } from '@overland/contracts';
import { Button, formatCountOf, LinkButton, Notice, styled, useIsPhone, useLoadedLater } from '@overland/ui';
import { ChosenFrame, type Filter, ListPage, useChosen, useListState } from '@overland/ui/table';
import { useApiQuery, useKeptWalk, useViewAs } from '@overland/web';
import { useMemo } from 'react';
import { orderSearchHint } from '../order-list/list-request';
import { useOrderExport } from '../order-list/use-order-export';
import { owedAgeFilter } from '../owed-age-filter';
import { useLiveOrders } from '../use-live-orders';
import { codColumns } from './cod-columns';
import { codDefaults, codExport, codQuery, codRequest } from './cod-request';
import { dueSentence, isAskable, sumLines } from './cod-words';
import { useCodSteps } from './use-cod-steps';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const filters: readonly Filter[] = [
  { key: 'status', label: 'Status', options: same(codStatuses) },
  { key: 'paid', label: 'Paid', options: same(['Paid', 'Unpaid']), isSingle: true },
  { key: 'dispute', label: 'Dispute', options: same(['In dispute', 'Not in dispute']), isSingle: true },
  owedAgeFilter,
  { key: 'pickup', label: 'Pickup dates', kind: 'days' },
];
const Due = styled('div')({ marginBottom: 14 });
const rowHref = ({ _id }: CodRow) => `/order/${_id}`;
const rowId = ({ _id }: CodRow) => _id;
const labelOf = ({ uniqueId }: CodRow) => `Select order #${uniqueId}`;
const none: CodRow[] = [];
// The first view does without them.
const loadDialogs = () => import('./cod-dialogs');
const isMarked = ({ isDue }: CodRow) => isDue;

export function CodPage() {
  useLiveOrders();
  const viewedAs = useViewAs((state) => state.portalId);
  const isPhone = useIsPhone();
  const state = useListState(codDefaults);
  const request = codRequest(state, { viewedAs });
  const table = useApiQuery(...codQuery(request));
  const { steps, asked, askAll, close, ...taken } = useCodSteps();
  const dialogs = useLoadedLater(loadDialogs, asked);
  const columns = useMemo(() => codColumns({ isPhone, steps }), [isPhone, steps]);
  const { isExporting, exportOrders } = useOrderExport();
  const rows = table.data?.rows ?? none;
  useKeptWalk('orders', { rows, total: undefined, request: null, next: null });
  const { sortBy: _sortBy, ...scope } = request;
  const { chosen, selection, clear } = useChosen({ rows, rowId, labelOf, scope: JSON.stringify(scope) });
  const closeAsked = () => {
    close();
    if (asked?.of === 'report') clear();
  };
  const sums = table.data?.sums;
  const askable = rows.filter(isAskable);
  const sentence = sums && dueSentence(sums.due, rows);
  const isAsOpened = state.sort.key === codDefaults.sort.key && state.sort.order === codDefaults.sort.order;
  const order = isAsOpened ? ', unpaid first, then by pickup' : '';
  return (
    <ListPage<CodRow>
      title="COD Collection"
      label="COD orders"
      what="COD orders"
      subtitle={table.data && `${formatCountOf(rows.length, 'order')}${order}`}
      actions={
        rows.length > 0 && (
          <>
            <Button
              size="small"
              busy={isExporting}
              busyLabel="Exporting…"
              onClick={() => exportOrders(codExport(rows, { viewedAs }))}
            >
              Export
            </Button>
            {askable.length > 0 && (
              <Button variant="go" size="small" onClick={() => askAll(askable)}>
                {`Request ${formatCountOf(askable.length, 'Due Payment')}`}
              </Button>
            )}
          </>
        )
      }
      above={
        sentence && (
          <Due>
            <Notice tone="amber">{sentence}</Notice>
          </Due>
        )
      }
      state={state}
      views="cod"
      searchHint={orderSearchHint}
      filters={filters}
      choosesCompany={viewedAs === null}
      columns={columns}
      rows={rows}
      lines={2}
      rowHref={rowHref}
      isMarked={isMarked}
      selection={selection}
      sort={state.sort}
      isPending={table.isPending}
      isOld={table.isPlaceholderData}
      error={table.error}
      onRetry={() => void table.refetch()}
      totals={sums && sumLines(sums)}
      none={{
        title: 'No COD orders',
        text: 'COD orders are listed here, the unpaid ones first.',
        action: <LinkButton to="/orders">See all orders</LinkButton>,
      }}
    >
      {chosen.length > 0 && (
        <ChosenFrame
          what="order"
          count={chosen.length}
          sum={chosen.reduce((sum, row) => sum + amountDue(row), 0)}
          onClear={clear}
        >
          <Button size="small" variant="go" onClick={() => askAll(chosen)}>
            Request Payment
          </Button>
        </ChosenFrame>
      )}
      {dialogs && asked && <dialogs.CodDialogs asked={asked} {...taken} onClose={closeAsked} />}
    </ListPage>
  );
}
