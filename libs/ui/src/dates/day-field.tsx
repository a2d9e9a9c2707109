import { isCalendarDay } from '@overland/contracts/calendar';
import { useId, useRef, useState } from 'react';
import { PatternFormat } from 'react-number-format';
import { IconButton } from '../actions/button';
import { formatDay } from '../format/format';
import { TextInput } from '../forms/text-input';
import { type FieldProps, useField } from '../forms/use-field';
import { CalendarIcon } from '../icons/icons';
import { CalendarSheet, loadCalendar } from './calendar-sheet';

export interface DayFieldProps extends FieldProps {
  /** The first day that can be chosen, 'YYYY-MM-DD'. */
  min?: string;
  /** Why a day cannot be chosen, in words; null when it can. */
  isBlocked?: (day: string) => string | null;
  onPick?: (day: string) => void;
}

/**
 * A calendar day, typed as MM/DD/YYYY or chosen. The form's value is 'YYYY-MM-DD', or '' until a day that can
 * be chosen is there; why a day cannot be is said in the calendar, and under the field when it is typed.
 */
export function DayField({ name, label, hint, min, isBlocked, onPick, disabled, autoFocus }: DayFieldProps) {
  const { field, error } = useField(name);
  const id = useId();
  const input = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const day = typeof field.value === 'string' ? field.value : '';
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? typing(day);
  const refusal = typed === null ? null : refusalOf(typed, { min, isBlocked });

  const choose = (next: string) => {
    setTyped(null);
    setOpen(false);
    field.onChange(next);
    onPick?.(next);
  };
  const type = (next: string) => {
    const typedDay = dayOf(next);
    const isFine = typedDay !== null && refusalOf(next, { min, isBlocked }) === null;
    setTyped(next);
    field.onChange(isFine ? typedDay : '');
    if (isFine) onPick?.(typedDay);
  };
  return (
    <div ref={input}>
      <PatternFormat
        customInput={TextInput}
        format="##/##/####"
        placeholder="MM/DD/YYYY"
        inputMode="numeric"
        autoComplete="off"
        {...{ label, hint, disabled, autoFocus, name, id }}
        value={text}
        onValueChange={({ formattedValue }, { source }) => {
          if (source === 'event') type(formattedValue);
        }}
        onFocus={warm}
        onBlur={field.onBlur}
        getInputRef={field.ref}
        error={refusal ?? error}
        endAdornment={
          <IconButton
            label={`Choose ${label.toLowerCase()} from a calendar`}
            disabled={disabled}
            onPointerEnter={warm}
            onClick={() => setOpen(true)}
          >
            <CalendarIcon />
          </IconButton>
        }
      />
      {isOpen && (
        <CalendarSheet
          label={label}
          anchor={input}
          onClose={() => setOpen(false)}
          {...{ day, min, isBlocked }}
          onPick={choose}
        />
      )}
    </div>
  );
}

/** The calendar is fetched when the field is gone to, so that it is there when it is asked for. */
const warm = () => void loadCalendar().catch(() => undefined);

/** '2026-11-25' is typed as '11/25/2026'. */
function typing(day: string): string {
  const [year, month, date] = day.split('-');
  return date === undefined ? '' : `${month}/${date}/${year}`;
}

function dayOf(text: string): string | null {
  const [month = '', date = '', year = ''] = text.split('/');
  const day = `${year}-${month}-${date}`;
  return isCalendarDay(day) ? day : null;
}

interface Rules {
  min?: string;
  isBlocked?: (day: string) => string | null;
}

/** Why a typed text is no day that can be chosen; null while it is unfinished. */
function refusalOf(text: string, { min, isBlocked }: Rules): string | null {
  if (!/^\d\d\/\d\d\/\d{4}$/.test(text)) return null;
  const day = dayOf(text);
  if (day === null) return 'This day does not exist.';
  return (
    isBlocked?.(day) ??
    (min !== undefined && day < min ? `The first possible day is ${formatDay(min)}.` : null)
  );
}
