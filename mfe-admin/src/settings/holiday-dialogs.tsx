import type { Holiday } from '@overland/contracts';
import { ProposeDialog } from './propose-dialog';
import { RangeDialog } from './range-dialog';

export interface HolidayDialog {
  kind: 'range' | 'propose';
  list: readonly Holiday[];
  firstYear: number;
  today: string;
  add: (days: readonly Holiday[]) => void;
}

/** Beside the form of the settings and not in it: a form inside another one would send both. */
export function HolidayDialogs({ dialog, onClose }: { dialog: HolidayDialog | null; onClose: () => void }) {
  if (dialog === null) return null;
  const { kind, list, firstYear, today } = dialog;
  const add = (days: readonly Holiday[]) => {
    dialog.add(days);
    onClose();
  };
  return kind === 'range' ? (
    <RangeDialog list={list} onAdd={add} onClose={onClose} />
  ) : (
    <ProposeDialog list={list} firstYear={firstYear} today={today} onAdd={add} onClose={onClose} />
  );
}
