import type { Order } from '@overland/contracts';
import { refusedText, useNotices } from '@overland/web';
import { moveNames } from '../at-once/move-names';
import { useAskedFor } from '../use-asked-for';
import { refusalOf } from './refusals';

/** The steps that `commands` of `pages.ts` ask for by the address, and the labels that they have here. */
const labels = {
  ...moveNames,
  email: 'Send an email',
  remind: 'Remind me',
  note: 'Add a note',
  cancel: 'Cancel order',
};

/** Takes the step that the address asks for, or says that the order does not allow it now. */
export function useOrderCommands(order: Order, allowed: readonly { label: string; run: () => void }[]): void {
  const notify = useNotices((state) => state.notify);
  const stepFor = (wanted: string) => () => {
    const step = allowed.find(({ label }) => label === wanted);
    if (step) return step.run();
    notify('info', refusedText({ label: wanted, why: refusalOf(order, wanted) }));
  };
  useAskedFor(Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, stepFor(label)])));
}
