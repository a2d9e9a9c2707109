import type { OrderRow, OrdersReport } from '@overland/contracts';
import { Button, formatCount, styled } from '@overland/ui';
import { Menu } from '@overland/ui/overlays';
import { ChosenFrame, ExportMenu, OnDark, onDark } from '@overland/ui/table';
import { useState } from 'react';
import { HandOverMany } from '../at-once/hand-over-many';
import {
  countOf,
  isAskedMove,
  isReasonedMove,
  listMoveNames,
  type Move,
  staffMoves,
} from '../at-once/move-names';
import { ReportDialog } from '../at-once/report-dialog';
import { type AskedStep, StepDialog } from '../at-once/step-dialog';
import { type OrderStep, useOrderSteps } from '../at-once/use-order-steps';
import type { ExportFormat } from './use-order-export';

const ExportOnDark = styled(ExportMenu)(onDark);

interface ChosenBarProps {
  chosen: readonly OrderRow[];
  isStaff: boolean;
  isExporting: boolean;
  onExport: (format: ExportFormat) => void;
  onClear: () => void;
}

/** At the foot of the window while orders are chosen (docs/product/orders.md). */
export function ChosenBar({ chosen, isStaff, isExporting, onExport, onClear }: ChosenBarProps) {
  const [asked, ask] = useState<AskedStep | undefined>();
  const [shown, show] = useState<{ step: OrderStep; report: OrdersReport } | null>(null);
  const steps = useOrderSteps((report, step) => {
    ask(undefined);
    show({ step, report });
  });
  const move = (sdStatus: Move) => {
    const isForAll = countOf(sdStatus, chosen) === chosen.length;
    const isAsked = isAskedMove(sdStatus) || isReasonedMove(sdStatus) || sdStatus === 'order_canceled';
    if (isAsked || !isForAll) ask(sdStatus);
    else steps.mutate({ orders: chosen, move: { sdStatus } });
  };
  const close = () => {
    show(null);
    // The choice is kept only if every order was refused.
    if (shown && shown.report.done.length > 0) onClear();
  };
  return (
    <ChosenFrame
      what="order"
      count={chosen.length}
      sum={chosen.reduce((sum, { price }) => sum + price, 0)}
      onClear={onClear}
    >
      {isStaff ? (
        <Menu
          size="small"
          label="Change Status"
          opensUp
          busy={steps.isPending}
          entries={entriesOf(chosen, move)}
        />
      ) : (
        // A portal's own users cancel, and nothing else.
        <Button size="small" busy={steps.isPending} onClick={() => move('order_canceled')}>
          {listMoveNames.order_canceled}
        </Button>
      )}
      <OnDark size="small" busy={steps.isPending} onClick={() => ask(null)}>
        Request Payment
      </OnDark>
      <HandOverMany chosen={chosen} onDone={onClear} />
      <ExportOnDark
        label={`Export ${formatCount(chosen.length)}`}
        isExporting={isExporting}
        opensUp
        onExport={onExport}
      />
      {asked !== undefined && (
        <StepDialog
          orders={chosen}
          sdStatus={asked}
          onTake={steps.mutateAsync}
          onClose={() => ask(undefined)}
        />
      )}
      {shown && <ReportDialog {...shown} onClose={close} />}
    </ChosenFrame>
  );
}

/** The steps that some of them can take: "Mark Posted (3 of 5)". */
const entriesOf = (chosen: readonly OrderRow[], onPick: (state: Move) => void) =>
  staffMoves.flatMap((state) => {
    const count = countOf(state, chosen);
    if (count === 0) return [];
    const some = count === chosen.length ? '' : ` (${count} of ${chosen.length})`;
    return {
      label: `${listMoveNames[state]}${some}`,
      startsGroup: state === 'on_hold' || state === 'order_canceled',
      onPick: () => onPick(state),
    };
  });
