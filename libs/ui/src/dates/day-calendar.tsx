import styled from '@emotion/styled';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { locale, t } from '@overland/i18n';
import dayjs from 'dayjs';
import { createContext, type KeyboardEvent, useContext, useMemo, useState } from 'react';
import { sheet } from '../theme/list-overrides';
import { type DayLimits, refusalOf } from './day-limits';

export interface DayCalendarProps {
  label: string;
  /** 'YYYY-MM-DD', or '' for none. */
  day: string;
  limits: DayLimits;
  anchor: HTMLElement | null;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** What a day of the calendar needs to know, and how it shows the reason against it. */
interface Days {
  limits: DayLimits;
  setReason: (reason: string) => void;
}
const DaysContext = createContext<Days>({ limits: {}, setReason: () => undefined });

const isoForm = 'YYYY-MM-DD';
const slots = { day: Day };
const words = () => ({ previousMonth: t('Previous month'), nextMonth: t('Next month') });

/** A month of days to choose one of. Blocked days can be looked at, for their reason, and not chosen. */
export function DayCalendar({ label, day, limits, anchor, onPick, onClose }: DayCalendarProps) {
  const [reason, setReason] = useState('');
  const locale = useMemo(calendarLocale, []);
  // A new object would count as a new value, and take the focus back to it.
  const value = useMemo(() => (day === '' ? null : dayjs(day)), [day]);
  const first = useMemo(() => (limits.min ? dayjs(limits.min) : undefined), [limits.min]);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: -4, horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: sheet } }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={words()}>
        <DaysContext value={{ limits, setReason }}>
          <DateCalendar
            autoFocus
            reduceAnimations
            views={['day']}
            slots={slots}
            value={value}
            referenceDate={first}
            onChange={(picked) => picked && onPick(picked.format(isoForm))}
          />
        </DaysContext>
      </LocalizationProvider>
      <Reason aria-live="polite">{reason}</Reason>
    </Popover>
  );
}

/** Under the calendar: why the day that has the focus or the pointer cannot be chosen. */
const Reason = styled('p')({
  minHeight: 42,
  width: 300,
  margin: '0 auto 12px',
  padding: '0 16px',
  fontSize: 14,
  lineHeight: 1.5,
  color: 'var(--ink-2)',
});

// Its own styles must count more than MUI's, wherever their sheets stand.
const Cell = styled(PickerDay)({
  '&[aria-disabled=true]': { color: 'var(--ink-2)', cursor: 'not-allowed' },
  '&[data-blocked=outside]': { opacity: 0.6 },
  '&[data-blocked=closed]': { textDecoration: 'line-through' },
});

/** A blocked day takes the focus, so that its reason can be read. */
function Day(props: PickerDayProps) {
  const { limits, setReason } = useContext(DaysContext);
  const day = props.day.format(isoForm);
  const reason = props.outsideCurrentMonth ? null : refusalOf(day, limits);
  const showReason = () => setReason(reason ?? '');
  const isOutside = day < (limits.min || day) || day > (limits.max || day);
  const blocked = reason !== null && {
    'aria-disabled': true,
    'data-blocked': isOutside ? 'outside' : 'closed',
    title: reason,
    onDaySelect: showReason,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>, pressed: PickerDayProps['day']) => {
      // On these the calendar itself chooses the day.
      if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
      else props.onKeyDown?.(event, pressed);
    },
  };
  return (
    <Cell
      {...props}
      {...blocked}
      onFocus={(event, focused) => {
        showReason();
        props.onFocus?.(event, focused);
      }}
      onMouseEnter={(event, entered) => {
        showReason();
        props.onMouseEnter?.(event, entered);
      }}
    />
  );
}

/** Names of months and weekdays as the browser knows them in the page's language. As in the United States the week begins on Sunday. */
function calendarLocale(): string {
  const name = locale().toLowerCase();
  const months = (month: 'long' | 'short') => namesOf({ month }, 12, (at) => new Date(Date.UTC(2026, at, 1)));
  // 2026 began on a Thursday: January 4 is its first Sunday.
  const weekdays = (weekday: 'long' | 'short' | 'narrow') =>
    namesOf({ weekday }, 7, (at) => new Date(Date.UTC(2026, 0, 4 + at)));
  const names = {
    months: months('long'),
    monthsShort: months('short'),
    weekdays: weekdays('long'),
    weekdaysShort: weekdays('short'),
    weekdaysMin: weekdays('narrow'),
  };
  const { en } = dayjs.Ls;
  if (en) dayjs.locale({ ...en, ...names, name }, undefined, true);
  return name;
}

function namesOf(options: Intl.DateTimeFormatOptions, count: number, dayOf: (at: number) => Date): string[] {
  const format = new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, at) => format.format(dayOf(at)));
}
