import styled from '@emotion/styled';
import { messages, type Place } from '@overland/contracts';
import { type FocusEvent, type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { panelLine, SignPanel } from '../route/route-sign';
import { PHONE } from '../theme/tokens';
import { useCombobox } from './combobox';
import { FieldBox, FieldHelp, FieldLabel, FieldRoot } from './field-parts';
import { useField } from './use-field';
import { type SearchPlaces, usePlaceSearch } from './use-place-search';

export interface PlaceFieldProps {
  /** The form's value is the `placeId` of the chosen suggestion, '' until one is chosen. */
  name: string;
  label: string;
  search: SearchPlaces;
  /** The place of a form that is edited. */
  initialPlace?: Place | null;
  /** `sign`: large, on a guide-sign panel, for the form where the route is made. */
  variant?: 'sign' | 'plain';
  /** The chosen place, null as soon as its text is changed. */
  onPlace?: (place: Place | null) => void;
  autoFocus?: boolean;
  disabled?: boolean;
}

const Anchor = styled('div')({ position: 'relative' });
const textOf = (place: Place) => place.text;
/** The ZIP under a place whose text does not say it: a city's. */
const zipBeside = ({ text, zip }: Place) => (text.endsWith(zip) ? '' : zip);

/** A city or ZIP code. A suggestion must be chosen (specification, section 5). */
export function PlaceField(props: PlaceFieldProps) {
  const { name, label, search, initialPlace = null, variant = 'plain', onPlace, ...rest } = props;
  const { field, error } = useField(name);
  const id = useId();
  const [place, setPlace] = useState<Place | null>(initialPlace);
  const [text, setText] = useState(initialPlace?.text ?? '');
  const [isOpen, setOpen] = useState(false);
  const found = usePlaceSearch(text, isOpen && place === null, search);

  const choose = (next: Place | null) => {
    setPlace(next);
    field.onChange(next?.placeId ?? '');
    onPlace?.(next);
  };
  const { inputProps, suggestions } = useCombobox({
    options: found.places,
    textOf,
    label: `${label} suggestions`,
    isOpen,
    setOpen,
    onPick: (picked) => {
      setText(picked.text);
      choose(picked);
    },
  });

  // The schema knows only that there is no id; the person did type something.
  const message =
    error !== undefined && text.trim() !== '' && place === null ? messages.placeRequired : error;
  const input = {
    ...inputProps,
    'aria-invalid': message !== undefined,
    'aria-describedby': `${id}-help`,
  };
  const shared = {
    ...rest,
    id,
    name,
    value: text,
    placeholder: 'City or ZIP',
    onChange: (event: { target: { value: string } }) => {
      setText(event.target.value);
      setOpen(true);
      if (place !== null) choose(null);
    },
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select(),
    onBlur: () => {
      setOpen(false);
      field.onBlur();
    },
  };
  const help = message ?? stateText(found.state, isOpen);
  const View = variant === 'sign' ? SignView : PlainView;
  return (
    <View
      id={id}
      label={label}
      help={help}
      isWrong={message !== undefined}
      zip={place ? zipBeside(place) : ''}
      suggestions={suggestions}
      input={input}
      inputRef={field.ref}
      shared={shared}
    />
  );
}

function stateText(state: string, isOpen: boolean): string {
  if (!isOpen) return '';
  if (state === 'nothing') return 'No place found. Try a city and state, or a ZIP code.';
  if (state === 'failed') return 'Suggestions are not available right now. Please try again.';
  return '';
}

interface ViewProps {
  id: string;
  label: string;
  help: string;
  isWrong: boolean;
  zip: string;
  suggestions: ReactNode;
  input: InputHTMLAttributes<HTMLInputElement>;
  inputRef: Ref<HTMLInputElement>;
  shared: InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement> & { value: string };
}

function PlainView({ id, label, help, isWrong, suggestions, input, inputRef, shared }: ViewProps) {
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id} data-disabled={shared.disabled}>
        {label}
      </FieldLabel>
      <FieldBox data-invalid={isWrong} data-disabled={shared.disabled}>
        <input {...shared} {...input} ref={inputRef} id={id} />
        {suggestions}
      </FieldBox>
      <FieldHelp id={`${id}-help`} isWrong={isWrong} aria-live="polite">
        {help}
      </FieldHelp>
    </FieldRoot>
  );
}

const Panel = styled(SignPanel)({
  display: 'grid',
  padding: '20px 22px 16px',
  '&:focus-within': {
    outline: '3px solid color-mix(in srgb, var(--sign) 45%, transparent)',
    outlineOffset: 2,
  },
  '& label': { fontSize: 14, fontWeight: 600, lineHeight: 1.4 },
  [PHONE]: { padding: '18px 20px 14px' },
});

const SignInput = styled('input')({
  font: 'inherit',
  fontSize: 26,
  fontWeight: 800,
  lineHeight: 1.3,
  letterSpacing: '-.01em',
  width: '100%',
  padding: '2px 0',
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'transparent',
  color: 'inherit',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'inherit', opacity: 0.85, fontWeight: 600 },
  '&:placeholder-shown, &:focus': { borderBottomColor: panelLine },
  '&:focus-visible': { outline: 'none' },
  '&::selection': { background: 'var(--panel-ink)', color: 'var(--panel)' },
  [PHONE]: { fontSize: 24 },
});

const SignHelp = styled('span')({
  fontSize: 14,
  fontWeight: 400,
  lineHeight: 1.5,
  minHeight: 21,
  marginTop: 2,
});
const SignError = styled('span')({
  justifySelf: 'start',
  marginTop: 4,
  padding: '2px 8px',
  borderRadius: 6,
  fontSize: 14,
  fontWeight: 600,
  background: 'var(--stop-tint)',
  color: 'var(--stop)',
});

function SignView({ id, label, help, isWrong, zip, suggestions, input, inputRef, shared }: ViewProps) {
  const Help = isWrong ? SignError : SignHelp;
  return (
    <Panel>
      <label htmlFor={id}>{label}</label>
      <Anchor>
        <SignInput {...shared} {...input} ref={inputRef} id={id} />
        {suggestions}
      </Anchor>
      <Help id={`${id}-help`} aria-live="polite">
        {help || zip || ' '}
      </Help>
    </Panel>
  );
}
