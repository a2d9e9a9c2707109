import { t } from '@overland/i18n';
import { type ComponentType, type Ref, useState } from 'react';
import { PatternFormat } from 'react-number-format';
import { IconButton } from '../actions/button';
import { TextInput } from '../forms/text-input';
import { CalendarIcon } from '../icons/icons';
import type { DayCalendarProps } from './day-calendar';
import { type DayLimits, dayOf, refusalOfTyped, typedOf } from './day-limits';

export interface DayInputProps extends DayLimits {
  label: string;
  /** 'YYYY-MM-DD', or '' for none. */
  day: string;
  /** Gets '' until a day that can be chosen is typed. */
  onDay: (day: string) => void;
  hint?: string;
  error?: string;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A calendar day without a form, typed as MM/DD/YYYY or chosen. Why a day cannot be chosen is said in the calendar,
 * and under the field when it is typed.
 */
export function DayInput({
  label,
  day,
  onDay,
  min,
  max,
  isBlocked,
  error,
  inputRef,
  ...rest
}: DayInputProps) {
  const limits: DayLimits = { min, max, isBlocked };
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useCalendar();
  const refusal = typed === null ? null : refusalOfTyped(typed, limits);
  const type = (text: string) => {
    const next = dayOf(text);
    const isChosen = next !== null && refusalOfTyped(text, limits) === null;
    setTyped(text);
    onDay(isChosen ? next : '');
  };
  const pick = (picked: string) => {
    calendar.close();
    setTyped(null);
    onDay(picked);
  };
  return (
    <>
      <PatternFormat
        {...rest}
        customInput={TextInput}
        boxRef={setBox}
        label={label}
        format="##/##/####"
        placeholder={t('MM/DD/YYYY')}
        inputMode="numeric"
        autoComplete="off"
        value={textOf(day, typed, refusal)}
        onValueChange={({ formattedValue }, { source }) => {
          if (source === 'event') type(formattedValue);
        }}
        onFocus={preload}
        getInputRef={inputRef}
        error={refusal ?? calendar.problem ?? error}
        endAdornment={
          <IconButton
            label={t('Choose {label} from a calendar', { label: label.toLowerCase() })}
            disabled={rest.disabled}
            onPointerEnter={preload}
            onClick={calendar.open}
          >
            <CalendarIcon />
          </IconButton>
        }
      />
      {calendar.Shown && (
        <calendar.Shown
          label={label}
          day={day}
          limits={limits}
          anchor={box}
          onPick={pick}
          onClose={calendar.close}
        />
      )}
    </>
  );
}

/** What was typed; a day that was typed in full and is not the value any more was replaced by the page. */
function textOf(day: string, typed: string | null, refusal: string | null): string {
  if (typed === null) return typedOf(day);
  const typedDay = refusal === null ? dayOf(typed) : null;
  return typedDay !== null && typedDay !== day ? typedOf(day) : typed;
}

/** The calendar weighs more than the rest of a booking form: it is no part of a first view. */
const loadCalendar = () => import('./day-calendar');
const preload = () => void loadCalendar().catch(() => undefined);
const notLoaded = 'The calendar could not be loaded. Please type the day as MM/DD/YYYY.';

/** The calendar while it is open, and what to say when it cannot be loaded. */
function useCalendar() {
  const [Shown, setShown] = useState<ComponentType<DayCalendarProps> | null>(null);
  const [problem, setProblem] = useState<string>();
  const open = async () => {
    try {
      const { DayCalendar } = await loadCalendar();
      setShown(() => DayCalendar);
      setProblem(undefined);
    } catch {
      setProblem(t(notLoaded));
    }
  };
  return { Shown, problem, open: () => void open(), close: () => setShown(null) };
}
