import OutlinedInput from '@mui/material/OutlinedInput';
import { t } from '@overland/i18n';
import { useId, useState } from 'react';
import { Combobox } from './combobox';
import { FieldFrame } from './field-parts';
import { type FieldProps, useField } from './use-field';

const maxShown = 8;

export interface SuggestFieldProps<T> extends FieldProps {
  /** The likeliest first. */
  suggestions: readonly T[];
  textOf: (suggestion: T) => string;
  /** A second line under a suggestion. */
  detailOf?: (suggestion: T) => string;
  /** Shown, and cannot be picked. */
  isUnfit?: (suggestion: T) => boolean;
  /** Where suggestions are looked up: told what is typed while the list is wanted, then null. They are not filtered here. */
  onSearch?: (typed: string | null) => void;
  maxLength?: number;
  onPick?: (suggestion: T) => void;
}

/** A text that may be a known one: what fits is suggested while typing, and anything else is as good. */
export function SuggestField<T>(props: SuggestFieldProps<T>) {
  const { name, label, hint, suggestions, textOf, maxLength, onPick, disabled, autoFocus } = props;
  const { detailOf, isUnfit, onSearch } = props;
  const { field, error } = useField(name);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const text = String(field.value ?? '');
  const wanted = text.trim().toLowerCase();
  const fits = (one: T) => onSearch !== undefined || textOf(one).toLowerCase().includes(wanted);
  const fitting = suggestions.filter(fits).slice(0, maxShown);
  const show = (isWanted: boolean, typed = text) => {
    setOpen(isWanted);
    onSearch?.(isWanted ? typed : null);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isHelpLive disabled={disabled}>
      <Combobox
        id={id}
        isFree
        options={fitting}
        textOf={textOf}
        value={null}
        text={text}
        listLabel={t('{label} suggestions', { label })}
        isOpen={isOpen}
        setOpen={show}
        detailOf={detailOf}
        isUnfit={isUnfit}
        disabled={disabled}
        autoFocus={autoFocus}
        onType={(typed) => {
          field.onChange(typed);
          show(typed.trim() !== '', typed);
        }}
        onPick={(picked) => {
          field.onChange(textOf(picked));
          onPick?.(picked);
        }}
        onLeave={field.onBlur}
      >
        {({ input, htmlInput }) => (
          <OutlinedInput
            {...input}
            id={id}
            name={name}
            aria-describedby={`${id}-help`}
            inputRef={field.ref}
            slotProps={{ input: { ...htmlInput, maxLength, autoComplete: 'off' } }}
          />
        )}
      </Combobox>
    </FieldFrame>
  );
}
