import { useState } from 'react';
import { NumericFormat, PatternFormat } from 'react-number-format';
import type { TextFieldProps } from './text-fields';
import { TextInput } from './text-input';
import { useField } from './use-field';

type MaskedProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'tidy' | 'end' | 'maxLength'>;

/** A phone in the mask (000) 000-0000 ; the form's value is the masked text, or ''. */
export function PhoneField({ name, autoComplete = 'tel-national', ...rest }: MaskedProps) {
  const { field, error } = useField(name);
  return (
    <PatternFormat
      {...rest}
      customInput={TextInput}
      format="(###) ###-####"
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      name={name}
      value={field.value ?? ''}
      onValueChange={({ formattedValue }, { source }) => {
        if (source === 'event') field.onChange(formattedValue.trim());
      }}
      onBlur={field.onBlur}
      getInputRef={field.ref}
      error={error}
    />
  );
}

export interface NumberFieldProps extends MaskedProps {
  max?: number;
  /** The keyboard of a phone has a point. What is typed with one stays in any case: the form's schema refuses it. */
  takesDecimals?: boolean;
  prefix?: string;
  suffix?: string;
}

/**
 * A number, grouped by thousands; what is too small stays as it was typed, and the form's schema refuses it; the form's value is a number, or null for an empty field. Dollars that have cents show
 * both of them, but while they are typed.
 */
export function NumberField({ name, max, takesDecimals = false, ...rest }: NumberFieldProps) {
  const { field, error } = useField(name);
  const [isTyped, setIsTyped] = useState(false);
  const showsCents = rest.prefix === '$' && hasCents(field.value) && !isTyped;
  return (
    <NumericFormat
      {...rest}
      customInput={TextInput}
      {...(showsCents && { decimalScale: 2, fixedDecimalScale: true })}
      thousandSeparator=","
      isAllowed={({ floatValue }) => max === undefined || floatValue === undefined || floatValue <= max}
      inputMode={takesDecimals ? 'decimal' : 'numeric'}
      name={name}
      value={typeof field.value === 'number' || typeof field.value === 'string' ? field.value : ''}
      onValueChange={({ floatValue }, { source }) => {
        if (source !== 'event') return;
        setIsTyped(true);
        field.onChange(floatValue ?? null);
      }}
      onBlur={() => {
        setIsTyped(false);
        field.onBlur();
      }}
      getInputRef={field.ref}
      error={error}
    />
  );
}

const hasCents = (value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) && Number(value.toFixed(2)) === value;

/** Dollars; of a whole amount the schema refuses cents, which are never cut. */
export function MoneyField(props: Omit<NumberFieldProps, 'prefix'>) {
  return <NumberField {...props} prefix="$" />;
}
