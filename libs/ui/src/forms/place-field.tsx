import OutlinedInput from '@mui/material/OutlinedInput';
import { messages, type Place } from '@overland/contracts';
import { t } from '@overland/i18n';
import { useId, useState } from 'react';
import { Combobox, type ComboboxParts } from './combobox';
import { FieldFrame } from './field-parts';
import { SignFrame, SignInput } from './sign-parts';
import { useField } from './use-field';
import { type PlaceSearch, type SearchPlaces, usePlaceSearch } from './use-place-search';

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

const onlyOf = (places: readonly Place[]) => (places.length === 1 ? places[0] : undefined);
const textOf = (place: Place) => place.text;
/** The ZIP under a place whose text does not say it: a city's. */
const zipBeside = ({ text, zip }: Place) => (text.endsWith(zip) ? '' : zip);

/** A city or ZIP code. A suggestion must be chosen (docs/product/places.md). */
export function PlaceField(props: PlaceFieldProps) {
  const { name, label, search, initialPlace = null, variant = 'plain', onPlace, autoFocus, disabled } = props;
  const { field, check, error } = useField(name);
  const id = useId();
  const [place, setPlace] = useState<Place | null>(initialPlace);
  const [text, setText] = useState(initialPlace?.text ?? '');
  const [isOpen, setOpen] = useState(false);
  const [unknownZip, setUnknownZip] = useState('');
  const found = usePlaceSearch(text, isOpen && place === null, search);

  const choose = (next: Place | null) => {
    setPlace(next);
    field.onChange(next?.placeId ?? '');
    onPlace?.(next);
  };
  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
    if (place !== null) choose(null);
  };
  const pick = (picked: Place) => {
    setText(picked.text);
    choose(picked);
  };

  /** What was typed and names one place is that place; nobody is told to choose from one. */
  const leave = () => {
    const typed = text.trim().toLowerCase();
    const meant = found.places.find((one) => one.text.toLowerCase() === typed) ?? onlyOf(found.places);
    if (place === null && typed !== '' && meant) pick(meant);
    if (isUnknownZip(typed, found)) setUnknownZip(text);
    if (typed === '') field.onBlur();
    else check();
  };

  // The schema knows only that there is no id; the person did type something.
  const isUnchosen = error !== undefined && text.trim() !== '' && place === null;
  const unchosen = text === unknownZip ? messages.unknownZip : messages.placeRequired;
  const message = isUnchosen ? t(unchosen) : error;
  const Frame = variant === 'sign' ? SignFrame : FieldFrame;
  const Input = variant === 'sign' ? SignInput : OutlinedInput;
  const zip = variant === 'sign' && place !== null ? zipBeside(place) : '';
  const inputOf = ({ input, htmlInput }: ComboboxParts) => (
    <Input
      {...input}
      id={id}
      name={name}
      placeholder={t('City or ZIP')}
      aria-describedby={`${id}-help`}
      inputRef={field.ref}
      slotProps={{ input: htmlInput }}
    />
  );
  return (
    <Frame
      id={id}
      label={label}
      hint={stateText(text, found, isOpen) || zip}
      error={message}
      isHelpLive
      disabled={disabled}
    >
      <Combobox
        id={id}
        options={found.places}
        textOf={textOf}
        value={place}
        text={text}
        listLabel={t('{label} suggestions', { label })}
        isOpen={isOpen}
        setOpen={setOpen}
        disabled={disabled}
        autoFocus={autoFocus}
        onType={type}
        onPick={pick}
        onLeave={leave}
      >
        {inputOf}
      </Combobox>
    </Frame>
  );
}

const isUnknownZip = (typed: string, { state }: PlaceSearch) =>
  state === 'nothing' && /^\d{5}$/.test(typed.trim());

function stateText(typed: string, found: PlaceSearch, isOpen: boolean): string {
  if (!isOpen) return '';
  const { state } = found;
  if (isUnknownZip(typed, found)) return t(messages.unknownZip);
  if (state === 'nothing') return t('No place found. Try a city and state, or a ZIP code.');
  if (state === 'failed') return t('Suggestions are not available right now. Please try again.');
  return '';
}
