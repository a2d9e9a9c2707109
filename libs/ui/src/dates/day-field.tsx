import { type FieldProps, useField } from '../forms/use-field';
import { DayInput } from './day-input';
import type { DayLimits } from './day-limits';

export interface DayFieldProps extends FieldProps, DayLimits {
  onPick?: (day: string) => void;
}

/** A calendar day. The form's value is 'YYYY-MM-DD', or '' until a day that can be chosen is there. */
export function DayField({ name, onPick, ...rest }: DayFieldProps) {
  const { field, error } = useField(name);
  return (
    <DayInput
      {...rest}
      name={name}
      inputRef={field.ref}
      day={typeof field.value === 'string' ? field.value : ''}
      error={error}
      // Who opens the calendar leaves the empty field; that is no reason to call it wrong.
      onBlur={() => field.value !== '' && field.onBlur()}
      onDay={(day) => {
        field.onChange(day);
        if (day !== '') onPick?.(day);
      }}
    />
  );
}
