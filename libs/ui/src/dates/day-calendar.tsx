import styled from '@emotion/styled';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import { createContext, useContext, useState } from 'react';
import { formatDay } from '../format/format';
import { MuiTheme } from '../theme/mui-theme';

export interface DayCalendarProps {
  /** 'YYYY-MM-DD' or ''. */
  day: string;
  min?: string;
  isBlocked?: (day: string) => string | null;
  onPick: (day: string) => void;
}

interface DayRules {
  min: string;
  reasonOf: (day: string) => string | null;
  tell: (reason: string) => void;
}
const RulesContext = createContext<DayRules>({ min: '', reasonOf: () => null, tell: () => undefined });

const Reason = styled('p')({
  minHeight: 42,
  width: 300,
  margin: '0 auto',
  padding: '0 16px',
  fontSize: 14,
  lineHeight: 1.5,
  color: 'var(--ink-2)',
});

const isoOf = (value: { format: (form: string) => string }) => value.format('YYYY-MM-DD');

/** A month of days. Blocked ones can be looked at, for their reason, and not chosen. */
export function DayCalendar({ day, min, isBlocked, onPick }: DayCalendarProps) {
  const [reason, tell] = useState('');
  const reasonOf = (one: string) =>
    isBlocked?.(one) ??
    (min !== undefined && one < min ? `The first possible day is ${formatDay(min)}.` : null);
  return (
    <MuiTheme>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <RulesContext value={{ min: min ?? '', reasonOf, tell }}>
          <DateCalendar
            autoFocus
            value={day === '' ? null : dayjs(day)}
            referenceDate={dayjs(min)}
            views={['day']}
            slots={{ day: Day }}
            reduceAnimations
            onChange={(value: { format: (form: string) => string } | null) => {
              if (!value) return;
              const next = isoOf(value);
              const refusal = reasonOf(next);
              if (refusal === null) onPick(next);
              else tell(refusal);
            }}
          />
          <Reason aria-live="polite">{reason}</Reason>
        </RulesContext>
      </LocalizationProvider>
    </MuiTheme>
  );
}

// Its own styles must count more than MUI's, wherever their sheets stand.
const Cell = styled(PickerDay)({
  borderRadius: 8,
  fontSize: 15,
  '&[aria-disabled=true]': { color: 'var(--ink-2)', cursor: 'not-allowed' },
  '&[data-blocked=early]': { opacity: 0.6 },
  '&[data-blocked=closed]': { textDecoration: 'line-through' },
});

function Day(props: PickerDayProps) {
  const { min, reasonOf, tell } = useContext(RulesContext);
  const reason = props.outsideCurrentMonth ? null : reasonOf(isoOf(props.day));
  const say = () => tell(reason ?? '');
  return (
    <Cell
      {...props}
      aria-disabled={reason !== null}
      data-blocked={reason === null ? undefined : isoOf(props.day) < min ? 'early' : 'closed'}
      title={reason ?? undefined}
      onFocus={(event, day) => {
        say();
        props.onFocus?.(event, day);
      }}
      onMouseEnter={(event, day) => {
        say();
        props.onMouseEnter?.(event, day);
      }}
    />
  );
}
