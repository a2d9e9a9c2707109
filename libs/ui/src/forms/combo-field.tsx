import { useId, useMemo, useState } from 'react';
import { useCombobox } from './combobox';
import { FieldBox, FieldHelp, FieldLabel, FieldRoot } from './field-parts';
import type { Option } from './select-field';
import { type FieldProps, useField } from './use-field';

const maxShown = 50;

export interface ComboFieldProps extends FieldProps {
  options: readonly Option[];
  placeholder?: string;
  /** Shown when no option fits what is typed. */
  noMatch?: string;
  onPick?: (value: string) => void;
}

/** A long list that is searched by typing: makes, models, companies. The form's value is the option's `value`. */
export function ComboField(props: ComboFieldProps) {
  const {
    name,
    label,
    hint,
    options,
    placeholder,
    noMatch = 'Nothing in the list fits.',
    onPick,
    disabled,
    autoFocus,
  } = props;
  const { field, error } = useField(name);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find(({ value }) => value === field.value);
  const matches = useMemo(() => matching(options, typed ?? ''), [options, typed]);
  const set = (value: string) => {
    field.onChange(value);
    onPick?.(value);
  };
  const { inputProps, suggestions } = useCombobox({
    options: matches,
    textOf: (option) => option.label,
    label: `${label} choices`,
    isOpen,
    setOpen,
    onPick: ({ value }) => {
      setTyped(null);
      set(value);
    },
  });
  const leave = () => {
    setOpen(false);
    // What was typed in full counts as chosen; anything else falls back to the last choice.
    const exact = options.find((option) => option.label.toLowerCase() === typed?.trim().toLowerCase());
    if (exact && exact.value !== field.value) set(exact.value);
    setTyped(null);
    field.onBlur();
  };
  const help = error ?? (isOpen && typed !== null && matches.length === 0 ? noMatch : hint);
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id} data-disabled={disabled}>
        {label}
      </FieldLabel>
      <FieldBox data-invalid={error !== undefined} data-disabled={disabled}>
        <input
          {...inputProps}
          ref={field.ref}
          id={id}
          name={name}
          disabled={disabled}
          // biome-ignore lint/a11y/noAutofocus: the page that asks for it says which of its fields comes first
          autoFocus={autoFocus}
          placeholder={placeholder}
          value={typed ?? chosen?.label ?? ''}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            if (event.target.value === '') set('');
          }}
          onClick={() => setOpen(true)}
          onFocus={(event) => event.target.select()}
          onBlur={leave}
          aria-invalid={error !== undefined}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
        />
        {suggestions}
      </FieldBox>
      {help !== undefined && (
        <FieldHelp id={`${id}-help`} isWrong={error !== undefined} aria-live="polite">
          {help}
        </FieldHelp>
      )}
    </FieldRoot>
  );
}

/** Options that begin with the text come first, then those that contain it. */
function matching(options: readonly Option[], text: string): readonly Option[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options.slice(0, maxShown);
  const begins = options.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const contains = options.filter(({ label }) => label.toLowerCase().indexOf(wanted) > 0);
  return [...begins, ...contains].slice(0, maxShown);
}
