import type { OrdersReport } from '@overland/contracts';
import { byReason } from '@overland/quote-ui/recipients';
import { Button, formatCountOf, Note, Notice, PlainList, Stack, styled, TextButton } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { Link, useSecondsLeft } from '@overland/web';
import type { ReactNode } from 'react';
import { doneText, stepName, undoLabelOf, undoneText, waitText } from './step-words';
import type { OrderStep } from './use-order-steps';
import { undoUntilOf, useUndoMany, useUndoNotice } from './use-undo-many';

const Heading = styled('h3')({ fontSize: 16, fontWeight: 800, marginBottom: 6 });
const List = styled(PlainList)({
  maxHeight: 240,
  overflowY: 'auto',
  fontSize: 15,
  lineHeight: 1.5,
  '& li + li': { marginTop: 6 },
  '& a': { fontWeight: 600, marginRight: 6 },
});
const Numbers = styled(Note)({ maxHeight: 120, overflowY: 'auto', '& a': { marginRight: 10 } });
const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'baseline' });

interface ReportDialogProps {
  step: OrderStep;
  report: OrdersReport;
  onClose: () => void;
}

/** What became of a step with several orders. What was done can be taken back here, and in a notice after it is closed. */
export function ReportDialog({ step, report, onClose }: ReportDialogProps) {
  const undo = useUndoMany();
  const offerUndo = useUndoNotice();
  const close = () => {
    if (!undo.data && undoUntilOf(report) !== null) offerUndo(report, step);
    onClose();
  };
  const actions = (
    <Button variant="go" onClick={close} autoFocus>
      Close
    </Button>
  );
  return (
    <Dialog open onClose={close} title={stepName(step)} actions={actions}>
      <Stack>
        {undo.data ? (
          <>
            <Parts report={undo.data} text={undoneText(step, undo.data)} refusal="Not taken back" />
            <Refused name="Not done" orders={report.refused} />
          </>
        ) : (
          <>
            <Parts report={report} text={doneText(step, report)} refusal="Not done">
              <Wait
                step={step}
                report={report}
                isUndoing={undo.isPending}
                onUndo={() => undo.mutate(report)}
              />
            </Parts>
            <Refused name="Left out" orders={step.leftOut ?? []} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface WaitProps {
  step: OrderStep;
  report: OrdersReport;
  isUndoing: boolean;
  onUndo: () => void;
}

function Wait({ step, report, isUndoing, onUndo }: WaitProps) {
  const left = useSecondsLeft(undoUntilOf(report));
  if (left === 0) return null;
  return (
    <Notice tone="sign">
      <Line>
        <span role="timer">{waitText(step, left)}</span>
        <TextButton disabled={isUndoing} onClick={onUndo}>
          {undoLabelOf(step)}
        </TextButton>
      </Line>
    </Notice>
  );
}

interface PartsProps {
  report: OrdersReport;
  text: string;
  refusal: string;
  children?: ReactNode;
}

function Parts({ report: { done, refused }, text, refusal, children }: PartsProps) {
  return (
    <>
      {done.length > 0 && (
        <section aria-label="Done">
          <Heading role="status">{text}</Heading>
          <Numbers as="div">
            {done.map(({ orderId, uniqueId }) => (
              <Link key={orderId} to={`/order/${orderId}`}>{`#${uniqueId}`}</Link>
            ))}
          </Numbers>
        </section>
      )}
      {children}
      <Refused name={refusal} orders={refused} />
    </>
  );
}

function Refused({ name, orders }: { name: string; orders: OrdersReport['refused'] }) {
  if (orders.length === 0) return null;
  return (
    <section aria-label={name}>
      <Heading>{`${name}: ${formatCountOf(orders.length, 'order')}`}</Heading>
      <List>
        {byReason(orders).map(({ message, some }) => (
          <li key={message}>
            {some.map(({ orderId, uniqueId }) =>
              uniqueId === null ? (
                'An order: '
              ) : (
                <Link key={orderId} to={`/order/${orderId}`}>{`#${uniqueId}`}</Link>
              ),
            )}
            {message}
          </li>
        ))}
      </List>
    </section>
  );
}
