import { CheckboxField, useWatch } from '@overland/ui/forms';
import type { MoveDialogProps } from './move-dialog';
import type { AskedMove } from './move-names';
import { WhoIsTold } from './who-is-told';

/** Whether people are emailed, and who. */
export function Told({ to, order, told }: Pick<MoveDialogProps, 'order' | 'told'> & { to: AskedMove }) {
  return (
    <>
      <CheckboxField name="tells" label="Email people about it" />
      <WhenTold>{told ?? (order && <WhoIsTold orderId={order.orderId} milestone={to} />)}</WhenTold>
    </>
  );
}

function WhenTold({ children }: { children: MoveDialogProps['told'] }) {
  const tells: unknown = useWatch({ name: 'tells' });
  return tells === true && children;
}
