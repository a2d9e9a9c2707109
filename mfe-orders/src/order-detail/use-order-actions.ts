import type { Order } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useMayHandOver } from '@overland/quote-ui/owner';
import type { MenuEntry } from '@overland/ui/overlays';
import { type RefusedKey, useDownload, useNavigate, usePageKeys, useSession } from '@overland/web';
import { useEffect, useRef, useState } from 'react';
import { movesOf, nextMove } from './order-moves';
import { canTakePayment, isPaymentNext, payLabel } from './payment-facts';
import { blockedMoves, refusalOf } from './refusals';
import { useOrderCommands } from './use-order-commands';
import type { OrderMoves } from './use-order-moves';

interface OrderAction {
  label: string;
  run: () => void;
  key?: string;
  /** What a key, the palette or an address does, which may be a slip or a foreign link; as the button unless told. */
  runUnseen?: () => void;
  isBusy?: boolean;
}

const keyOfMove: Record<string, string> = {
  'Mark Posted': 'b',
  'Mark Driver Assigned': 'a',
  'Mark Picked Up': 'u',
  'Mark Delivered': 'd',
  'Mark Invoiced': 'i',
  'Mark Carrier Paid': 'y',
  Hold: 'h',
  Release: 'r',
  Reinstate: 'r',
  'Flag for attention': 'f',
  'Remove flag': 'f',
};

export function useOrderActions(order: Order, changing: OrderMoves) {
  const { cancel, remind, mail, pay, ...dialogs } = useDialogSteps(order);
  const { edit, copies, print } = usePapers(order);
  const moves = moveActions(order, changing);
  const handOver = useHandOverAction(order, dialogs.handOver);
  const canEdit = order.actions.includes('edit');
  const nextAction = moves.find(({ to }) => to === nextMove(order)?.to) ?? null;
  const papers = [...(canEdit ? [edit] : []), remind, ...handOver, ...copies, print];
  const note: OrderAction = { label: 'Add a note', key: 't', run: focusNote };
  const main = pay && isPaymentNext(order) ? pay : (nextAction ?? (canEdit ? edit : null));
  const mainButton = useFocusOnNext(order);
  const others = moves.filter((move) => move !== nextAction);
  const steps = [
    ...(nextAction ? [nextAction] : []),
    ...others,
    note,
    mail,
    ...papers,
    ...(isCancelable(order) ? [cancel] : []),
  ];
  const unseen = [...(pay ? [pay] : []), ...steps].map(({ run, runUnseen = run, ...step }) => ({
    ...step,
    run: runUnseen,
  }));
  useOrderCommands(order, unseen);
  usePageKeys(unseen, useRefusedKeys(order, unseen));
  return {
    ...dialogs,
    main,
    /** Comes after the main one. */
    second: main === pay ? nextAction : null,
    mainButton,
    entries: [
      ...others.map(toEntry),
      ...blockedMoves(order).map((label) => refusedEntry(order, label)),
      ...startGroup(papers.filter((action) => action !== main).map(toEntry)),
      ...startGroup(cancelEntry(order, cancel)),
    ],
    email: mail.run,
    remind: remind.run,
    pay: pay?.run ?? null,
  };
}

/** What opens a dialog, by its button or by the address. */
function useDialogSteps(order: Order) {
  const [open, setOpen] = useState<'cancel' | 'email' | 'carrier' | 'handOver' | 'remind' | 'pay' | null>(
    null,
  );
  const cancel: OrderAction = { label: 'Cancel order', key: 'c', run: () => setOpen('cancel') };
  const remind: OrderAction = { label: 'Remind me', key: 'w', run: () => setOpen('remind') };
  const mail: OrderAction = { label: 'Send an email', key: 'm', run: () => setOpen('email') };
  const payment: OrderAction = { label: payLabel(order), key: '$', run: () => setOpen('pay') };
  const pay = canTakePayment(order) ? payment : null;
  const carrier = () => setOpen('carrier');
  const handOver = () => setOpen('handOver');
  return { open, cancel, remind, mail, pay, carrier, handOver, close: () => setOpen(null) };
}

const isCancelable = ({ moves }: Order): boolean => moves.includes('order_canceled');

function moveActions(order: Order, changing: OrderMoves) {
  return movesOf(order).map((move) => {
    const key = keyOfMove[move.label];
    return {
      to: move.to,
      label: move.label,
      run: () => changing.make(move),
      runUnseen: () => changing.makeAsked(move),
      isBusy: changing.movingTo === move.to,
      ...(key !== undefined && { key }),
    };
  });
}

/** The keys of steps that are not possible now. Moves are for the provider's staff. */
function useRefusedKeys(order: Order, offered: readonly OrderAction[]): RefusedKey[] {
  const isStaff = useSession((state) => state.role === 'MCAdmin');
  const known = { ...(isStaff && keyOfMove), 'Cancel order': 'c', 'Edit order': 'e', [payLabel(order)]: '$' };
  return Object.entries(known)
    .filter(([, key]) => !offered.some((action) => action.key === key))
    .map(([label, key]) => ({ key, label, why: refusalOf(order, label) }));
}

/** A button that went away with its step leaves the focus nowhere: it then goes to the next step. */
function useFocusOnNext({ sdStatus }: Order) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(sdStatus);
  useEffect(() => {
    if (before.current === sdStatus) return;
    before.current = sdStatus;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [sdStatus]);
  return button;
}

const focusNote = () => document.querySelector<HTMLElement>('textarea[name=note]')?.focus();

const useHandOverAction = ({ ownerId }: Order, run: () => void): OrderAction[] =>
  useMayHandOver(ownerId) ? [{ label: 'Hand over', run }] : [];

function usePapers(order: Order) {
  const navigate = useNavigate();
  const edit: OrderAction = {
    label: 'Edit order',
    key: 'e',
    run: () => navigate(`/order/${order.orderId}/edit`),
  };
  // The customer may read another language since the quote was made.
  const copy = `/get-quote?from=${order.quoteId}&language=${order.language}`;
  const copies: OrderAction[] = [
    { label: 'Book another like this', key: 'l', run: () => navigate(`${copy}&like=${order.orderId}`) },
    { label: 'Duplicate as new quote', run: () => navigate(copy) },
  ];
  return { edit, copies, print: usePrint(order) };
}

function usePrint({ orderId, uniqueId }: Order): OrderAction {
  const { download } = useDownload(calls.orders.pdf, 'There was an error making the PDF');
  const run = () => download({ params: { orderId } }, `Order ${uniqueId}.pdf`);
  return { label: 'Print', key: 'p', run };
}

export type OrderActions = ReturnType<typeof useOrderActions>;

const toEntry = ({ label, run, key }: OrderAction): MenuEntry => ({
  label,
  onPick: run,
  ...(key !== undefined && { keyHint: key }),
});

const startGroup = (entries: MenuEntry[]): MenuEntry[] =>
  entries.map((entry, index) => (index === 0 ? { ...entry, startsGroup: true } : entry));

/** An order that is under way says why it cannot be canceled; a canceled one has nothing to cancel. */
function cancelEntry(order: Order, cancel: OrderAction): MenuEntry[] {
  if (isCancelable(order)) return [toEntry(cancel)];
  if (order.sdStatus === 'order_canceled') return [];
  return [refusedEntry(order, cancel.label)];
}

const refusedEntry = (order: Order, label: string): MenuEntry => ({
  label,
  onPick: () => undefined,
  disabled: true,
  note: refusalOf(order, label),
});
