import styled from '@emotion/styled';
import { type ComponentType, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { SkeletonLines } from '../query/skeleton';
import type { DayCalendarProps } from './day-calendar';

const Sheet = styled('dialog')({
  position: 'fixed',
  margin: 0,
  padding: '4px 0 12px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
  '&::backdrop': { background: 'transparent' },
  '&:focus': { outline: 'none' },
});
/** Of the size of a month, so that nothing moves when it comes. */
const Place = styled('div')({ width: 320, height: 384, '&[data-empty=true]': { padding: 24 } });

/** The calendar weighs more than the rest of a booking form: it is no part of a first view. */
export const loadCalendar = (): Promise<ComponentType<DayCalendarProps>> =>
  import('./day-calendar').then((module) => module.DayCalendar);

interface CalendarSheetProps extends DayCalendarProps {
  label: string;
  /** The field, under or above which it opens. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A month of days above the page; Escape and a click beside it close it, and the focus goes back. */
export function CalendarSheet({ label, anchor, onClose, ...calendar }: CalendarSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const Calendar = useCalendar();
  useLayoutEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return;
    dialog.showModal();
    if (anchor.current) placeBeside(dialog, anchor.current);
    return () => dialog.close();
  }, [anchor]);
  return (
    <Sheet
      ref={sheet}
      aria-label={label}
      onClose={() => !sheet.current?.open && onClose()}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Place data-empty={typeof Calendar === 'string'}>
        {Calendar === 'coming' && <SkeletonLines count={12} />}
        {Calendar === 'missing' && (
          <p role="status">The calendar could not be loaded. Please type the day as MM/DD/YYYY.</p>
        )}
        {typeof Calendar !== 'string' && <Calendar {...calendar} />}
      </Place>
    </Sheet>
  );
}

function useCalendar(): ComponentType<DayCalendarProps> | 'coming' | 'missing' {
  const [state, setState] = useState<{ Calendar: ComponentType<DayCalendarProps> } | 'coming' | 'missing'>(
    'coming',
  );
  useLayoutEffect(() => {
    let isMounted = true;
    loadCalendar().then(
      (Calendar) => isMounted && setState({ Calendar }),
      () => isMounted && setState('missing'),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return typeof state === 'string' ? state : state.Calendar;
}

const gap = 4;

/** Under the field where there is room, else above it, and never over the edge of the window. */
function placeBeside(dialog: HTMLElement, field: HTMLElement): void {
  const { left, top, bottom } = field.getBoundingClientRect();
  const { width, height } = dialog.getBoundingClientRect();
  const below = bottom + gap;
  const y = below + height <= innerHeight ? below : top - height - gap;
  const inside = (value: number, room: number) => Math.max(8, Math.min(value, room - 8));
  dialog.style.left = `${inside(left, innerWidth - width)}px`;
  dialog.style.top = `${inside(y, innerHeight - height)}px`;
}
