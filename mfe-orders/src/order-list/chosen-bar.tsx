import type { OrderRow, OrdersReport } from '@overland/contracts';
import { Button, formatCount, formatCountOf, formatMoney, PHONE, styled } from '@overland/ui';
import { Menu } from '@overland/ui/overlays';
import { ExportMenu } from '@overland/ui/table';
import { useState } from 'react';
import { isAskedMove, listMoveNames, type Move, staffMoves } from '../at-once/move-names';
import { ReportDialog } from '../at-once/report-dialog';
import { type AskedStep, StepDialog } from '../at-once/step-dialog';
import { type OrderStep, useOrderSteps } from '../at-once/use-order-steps';
import type { ExportFormat } from './use-order-export';

const Bar = styled('section')({
  position: 'sticky',
  bottom: 16,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
  marginTop: 14,
  padding: '10px 14px 10px 20px',
  borderRadius: 12,
  background: 'var(--ink)',
  color: 'var(--paper)',
  boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
  '& :focus-visible': { outlineColor: 'var(--paper)', outlineOffset: 2 },
  [PHONE]: { bottom: 'calc(var(--dock-bottom, 0px) + 8px)', padding: 12 },
});
const Count = styled('p')({
  display: 'flex',
  gap: 12,
  marginRight: 'auto',
  fontSize: 15,
  '& b': { fontWeight: 600 },
  [PHONE]: { flexBasis: '100%' },
});
const onDark = {
  background: 'transparent',
  borderColor: 'color-mix(in srgb, var(--paper) 45%, transparent)',
  color: 'var(--paper)',
  '&:hover:not([aria-disabled=true])': {
    background: 'color-mix(in srgb, var(--paper) 16%, transparent)',
    color: 'var(--paper)',
  },
};
const OnDark = styled(Button)(onDark);
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
    if (sdStatus === 'order_canceled' || isAskedMove(sdStatus)) ask(sdStatus);
    else steps.mutate({ orders: chosen, move: { sdStatus } });
  };
  const close = () => {
    show(null);
    // The choice is kept only if every order was refused.
    if (shown && shown.report.done.length > 0) onClear();
  };
  return (
    <Bar aria-label="Chosen orders">
      <Count role="status">
        <b>{`${formatCountOf(chosen.length, 'order')} selected`}</b>
        <span>{formatMoney(chosen.reduce((sum, { price }) => sum + price, 0))}</span>
      </Count>
      {isStaff ? (
        <Menu
          size="small"
          label="Change Status"
          opensUp
          busy={steps.isPending}
          entries={staffMoves.map((state) => ({
            label: listMoveNames[state],
            startsGroup: state === 'on_hold' || state === 'order_canceled',
            onPick: () => move(state),
          }))}
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
      <ExportOnDark
        label={`Export ${formatCount(chosen.length)}`}
        isExporting={isExporting}
        opensUp
        onExport={onExport}
      />
      <OnDark size="small" style={{ borderColor: 'transparent' }} onClick={onClear}>
        Clear
      </OnDark>
      {asked !== undefined && (
        <StepDialog
          orders={chosen}
          sdStatus={asked}
          onTake={steps.mutateAsync}
          onClose={() => ask(undefined)}
        />
      )}
      {shown && <ReportDialog {...shown} onClose={close} />}
    </Bar>
  );
}
