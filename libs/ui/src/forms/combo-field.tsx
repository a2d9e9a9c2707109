import OutlinedInput from '@mui/material/OutlinedInput';
import { t } from '@overland/i18n';
import { useId, useMemo, useState } from 'react';
import { Combobox } from './combobox';
import { FieldFrame } from './field-parts';
import type { Option } from './select-input';
import { type FieldProps, useField } from './use-field';

const maxShown = 50;

export interface ComboFieldProps extends FieldProps {
  options: readonly Option[];
  placeholder?: string;
  /** Shown when no option fits what is typed. */
  noMatch?: string;
  /** A value that is not in the list is shown as it is. */
  showsUnlisted?: boolean;
  onPick?: (value: string) => void;
}

/** A long list that is searched by typing: makes, models, companies. The form's value is the option's `value`. */
export function ComboField(props: ComboFieldProps) {
  const { name, label, hint, options, placeholder, onPick, disabled, autoFocus } = props;
  const { showsUnlisted = false } = props;
  const { noMatch = t('Nothing in the list matches.') } = props;
  const { field, error, change } = useField(name, onPick);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find(({ value }) => value === field.value) ?? null;
  const matches = useMemo(() => matching(options, typed ?? ''), [options, typed]);
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    if (text === '') change('');
  };
  const pick = ({ value }: Option) => {
    setTyped(null);
    change(value);
  };
  const leave = () => {
    // What was typed in full counts as chosen; anything else falls back to the last choice.
    const exact = options.find((option) => option.label.toLowerCase() === typed?.trim().toLowerCase());
    if (exact && exact.value !== field.value) change(exact.value);
    setTyped(null);
    field.onBlur();
  };
  const isUnmatched = isOpen && typed !== null && matches.length === 0;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={isUnmatched ? noMatch : hint}
      error={error}
      isHelpLive
      disabled={disabled}
    >
      <Combobox
        id={id}
        options={matches}
        textOf={labelOf}
        value={chosen}
        text={typed ?? chosen?.label ?? (showsUnlisted ? (field.value ?? '') : '')}
        listLabel={t('{label} choices', { label })}
        isOpen={isOpen}
        setOpen={setOpen}
        disabled={disabled}
        autoFocus={autoFocus}
        onType={type}
        onPick={pick}
        onLeave={leave}
      >
        {({ input, htmlInput }) => (
          <OutlinedInput
            {...input}
            id={id}
            name={name}
            placeholder={placeholder}
            aria-describedby={`${id}-help`}
            inputRef={field.ref}
            slotProps={{ input: htmlInput }}
          />
        )}
      </Combobox>
    </FieldFrame>
  );
}

const labelOf = (option: Option) => option.label;

/** Options that begin with the text come first, then those that contain it. */
function matching(options: readonly Option[], text: string): readonly Option[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options.slice(0, maxShown);
  const begins = options.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const contains = options.filter(({ label }) => label.toLowerCase().indexOf(wanted) > 0);
  return [...begins, ...contains].slice(0, maxShown);
}
