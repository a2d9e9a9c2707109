import type { Order } from '@overland/contracts';
import { Button, Card, DockedActions, LateMenu, styled } from '@overland/ui';
import { DispatchLine } from './dispatch-line';
import type { OrderActions } from './use-order-actions';

const Actions = styled('div')({ display: 'grid', gap: 12 });
const SideBySide = styled('div')({ display: 'grid', gridTemplateColumns: '1.6fr 1fr', gap: 12 });
const Narrow = styled('div')({ '&&': { flex: 'none' } });

export function ActionsCard({
  order,
  actions: { main, second, mainButton, entries, email },
}: {
  order: Order;
  actions: OrderActions;
}) {
  return (
    <Card as="section" aria-label="Actions">
      <Actions>
        {main && (
          <Button
            ref={mainButton}
            variant="go"
            wide
            busy={main.isBusy}
            busyLabel="Working…"
            aria-keyshortcuts={main.key}
            onClick={main.run}
          >
            {main.label}
          </Button>
        )}
        {second && (
          <Button
            wide
            busy={second.isBusy}
            busyLabel="Working…"
            aria-keyshortcuts={second.key}
            onClick={second.run}
          >
            {second.label}
          </Button>
        )}
        <SideBySide>
          <Button wide onClick={email}>
            Send Email
          </Button>
          <LateMenu label="More" entries={entries} wide />
        </SideBySide>
        {order.dispatch && <DispatchLine order={order} dispatch={order.dispatch} />}
      </Actions>
    </Card>
  );
}

/** The same at the foot of a phone's window. */
export function DockedOrderActions({ actions: { main, second, entries } }: { actions: OrderActions }) {
  const more = second ? [{ label: second.label, onPick: second.run }, ...entries] : entries;
  return (
    <DockedActions>
      <Narrow>
        <LateMenu label="More" entries={more} />
      </Narrow>
      {main && (
        <Button variant="go" busy={main.isBusy} busyLabel="Working…" onClick={main.run}>
          {main.label}
        </Button>
      )}
    </DockedActions>
  );
}
