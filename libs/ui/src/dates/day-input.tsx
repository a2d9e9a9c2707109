import { t } from '@overland/i18n';
import { type ComponentType, type KeyboardEvent, type Ref, useState } from 'react';
import { IconButton } from '../actions/button';
import { TextInput } from '../forms/text-input';
import { CalendarIcon } from '../icons/icons';
import type { DayCalendarProps } from './day-calendar';
import { type DayLimits, dayOf, isWhole, refusalOfTyped, typedOf, withSlashes } from './day-limits';

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
 * A calendar day without a form, typed as people write it or chosen. Why a day cannot be chosen is said in the calendar,
 * and under the field when it is typed in full, or when the field is left.
 */
export function DayInput({
  label,
  day,
  onDay,
  min,
  max,
  isBlocked,
  error,
  onBlur,
  inputRef,
  ...rest
}: DayInputProps) {
  const limits: DayLimits = { min, max, isBlocked };
  const [box, setBox] = useState<HTMLElement | null>(null);
  const calendar = useCalendar();
  const { typed, refusal, type, settle, forget } = useTypedDay({ day, onDay, limits });
  const pick = (picked: string) => {
    calendar.close();
    forget();
    onDay(picked);
  };
  return (
    <>
      <TextInput
        {...rest}
        boxRef={setBox}
        label={label}
        placeholder={t('MM/DD/YYYY')}
        autoComplete="off"
        maxLength={40}
        value={typed ?? typedOf(day)}
        onChange={({ target }) => type(target.value)}
        onFocus={preload}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && settle()}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
        inputRef={inputRef}
        error={refusal(error !== undefined) ?? calendar.problem ?? error}
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

/** What is typed until it is a day. A form is sent from within its field, so Enter ends the typing as leaving does. */
function useTypedDay({ day, onDay, limits }: Pick<DayInputProps, 'day' | 'onDay'> & { limits: DayLimits }) {
  const [text, setText] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const found = text === null ? null : dayOf(text, limits);
  const problem = text === null ? null : refusalOfTyped(text, limits);
  const isReplaced = text !== null && isWhole(text) && problem === null && found !== day;
  const typed = isReplaced ? null : text;
  const give = (written: string) => {
    const next = refusalOfTyped(written, limits) === null ? dayOf(written, limits) : null;
    onDay(next ?? '');
    return next !== null;
  };
  const type = (written: string) => {
    const next = withSlashes(written, typed ?? typedOf(day));
    setDone(false);
    setText(next);
    if (isWhole(next)) give(next);
    else onDay('');
  };
  const settle = () => {
    if (typed === null) return;
    setDone(true);
    if (give(typed)) setText(null);
  };
  /** Said of what is typed in full, when it is left, or when something is wrong with the field. */
  const refusal = (isAsked: boolean) =>
    typed !== null && (isDone || isAsked || isWhole(typed)) ? problem : null;
  return { typed, refusal, type, settle, forget: () => setText(null) };
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
