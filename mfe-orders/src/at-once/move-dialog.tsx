import type { Order, OrderMoveInput } from '@overland/contracts';
import type { ReactNode } from 'react';
import { AssignDialog } from './assign-dialog';
import { HappenedDialog } from './happened-dialog';
import type { AskedMove } from './move-names';

export type MoveAnswer = Pick<OrderMoveInput, 'at' | 'tells' | 'carrier' | 'agreed' | 'condition' | 'note'>;

export interface MoveDialogProps {
  /** What is done, such as "Mark Delivered". */
  label: string;
  /** With which: "order #10234", "3 orders". */
  what: string;
  /** Given when one order is moved: then the dialog shows what is known of it, and names who is emailed. */
  order?: Order | undefined;
  /** Given when several orders are moved: who is emailed, and what of which is still open. */
  told?: ReactNode;
  warnings?: ReactNode;
  onMove: (answer: MoveAnswer) => Promise<unknown> | unknown;
  onClose: () => void;
}

/** Before a move that people are emailed about: what it records. */
export function MoveDialog({ to, ...props }: MoveDialogProps & { to: AskedMove }) {
  return to === 'accepted' ? <AssignDialog {...props} /> : <HappenedDialog {...props} to={to} />;
}
