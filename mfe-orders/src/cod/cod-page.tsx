import { amountDue, type CodRow, codStatuses, type OrderMoveInput } from '@overland/contracts';
import { Button, formatCountOf, LinkButton, Notice, styled, useIsPhone } from '@overland/ui';
import { ChosenFrame, type Filter, ListPage, useChosen, useListState } from '@overland/ui/table';
import { useApiQuery, useKeptWalk, useViewAs } from '@overland/web';
import { CancelDialog } from '../at-once/cancel-dialog';
import { PaymentDialog } from '../at-once/payment-dialog';
import { ReportDialog } from '../at-once/report-dialog';
import { StepDialog } from '../at-once/step-dialog';
import { orderSearchHint } from '../order-list/list-request';
import { useOrderExport } from '../order-list/use-order-export';
import { useLiveOrders } from '../use-live-orders';
import { codColumns } from './cod-columns';
import { codDefaults, codExport, codQuery, codRequest } from './cod-request';
import { dueSentence, sumLines } from './cod-words';
import { useCodSteps } from './use-cod-steps';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const filters: readonly Filter[] = [
  { key: 'status', label: 'Status', options: same(codStatuses) },
  { key: 'paid', label: 'Paid', options: same(['Paid', 'Unpaid']), isSingle: true },
  { key: 'pickup', label: 'Pickup dates', kind: 'days' },
];
const Due = styled('div')({ marginBottom: 14 });
const rowHref = ({ _id }: CodRow) => `/order/${_id}`;
const rowId = ({ _id }: CodRow) => _id;
const labelOf = ({ uniqueId }: CodRow) => `Select order #${uniqueId}`;
const none: CodRow[] = [];
const isMarked = ({ isDue }: CodRow) => isDue;

export function CodPage() {
  useLiveOrders();
  const viewedAs = useViewAs((state) => state.portalId);
  const isPhone = useIsPhone();
  const state = useListState(codDefaults);
  const request = codRequest(state, { viewedAs });
  const table = useApiQuery(...codQuery(request));
  const { steps, ...at } = useCodSteps();
  const { isExporting, exportOrders } = useOrderExport();
  const rows = table.data?.rows ?? none;
  useKeptWalk('orders', { rows, total: undefined, request: null, next: null });
  const { sortBy: _sortBy, ...scope } = request;
  const { chosen, selection, clear } = useChosen({ rows, rowId, labelOf, scope: JSON.stringify(scope) });
  const closeReport = () => {
    at.closeReport();
    clear();
  };
  const sums = table.data?.sums;
  const askable = rows.filter(({ isDue, canRequest }) => isDue && canRequest);
  const sentence = sums && dueSentence(sums);
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
              <Button variant="go" size="small" onClick={() => at.askAll(askable)}>
                {`Request ${askable.length} Due ${askable.length === 1 ? 'Payment' : 'Payments'}`}
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
      columns={codColumns({ isPhone, steps })}
      rows={rows}
      lines={2}
      rowHref={rowHref}
      isMarked={isMarked}
      selection={selection}
      sort={state.sort}
      isPending={table.isPending}
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
          <Button size="small" variant="go" onClick={() => at.askAll(chosen)}>
            Request Payment
          </Button>
        </ChosenFrame>
      )}
      {at.paying && (
        <PaymentDialog order={{ ...at.paying, orderId: at.paying._id }} onClose={at.stopPaying} />
      )}
      {at.canceling && <CancelCod row={at.canceling} onCancel={at.cancel} onClose={at.stopCanceling} />}
      {at.asking && (
        <StepDialog orders={at.asking} sdStatus={null} onTake={at.requestAll} onClose={at.stopAsking} />
      )}
      {at.shown && <ReportDialog {...at.shown} onClose={closeReport} />}
    </ListPage>
  );
}

interface CancelCodProps {
  row: CodRow;
  onCancel: (row: CodRow, move: OrderMoveInput) => Promise<unknown>;
  onClose: () => void;
}

function CancelCod({ row, onCancel, onClose }: CancelCodProps) {
  return (
    <CancelDialog
      what={`order #${row.uniqueId}`}
      orderId={row._id}
      onCancelOrders={(move) => onCancel(row, move)}
      onClose={onClose}
    >
      It is waiting for the customer’s payment. Are you sure you want to cancel it?
    </CancelDialog>
  );
}
