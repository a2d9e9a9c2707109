import type { Holiday } from '@overland/contracts';
import { ProposeDialog } from './propose-dialog';
import { RangeDialog } from './range-dialog';

/** What is being added, to which list, and what takes it. */
export interface HolidayWish {
  kind: 'range' | 'propose';
  list: readonly Holiday[];
  firstYear: number;
  today: string;
  add: (days: readonly Holiday[]) => void;
}

/** Beside the form of the settings and not in it: a form inside another one would send both. */
export function HolidayDialogs({ wish, onClose }: { wish: HolidayWish | null; onClose: () => void }) {
  if (wish === null) return null;
  const { kind, list, firstYear, today } = wish;
  const add = (days: readonly Holiday[]) => {
    wish.add(days);
    onClose();
  };
  return kind === 'range' ? (
    <RangeDialog list={list} onAdd={add} onClose={onClose} />
  ) : (
    <ProposeDialog list={list} firstYear={firstYear} today={today} onAdd={add} onClose={onClose} />
  );
}
