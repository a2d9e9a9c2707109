import { fitsPlace, type Place, placeName } from '@overland/contracts';
import type { BookingValues, Stop } from '@overland/quote-ui/booking';
import { Note, styled, TextButton } from '@overland/ui';
import { SuggestField, useFormContext } from '@overland/ui/forms';
import { useState } from 'react';
import { type BookOption, optionsOf, stopOf } from './fill-stop';
import { useBookAddresses } from './use-book-addresses';

const Filled = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flexWrap: 'wrap',
  marginTop: 4,
});

interface BookFieldProps {
  stop: Stop;
  portalId: string;
  /** Of the quote: the price is for this route. */
  place: Pick<Place, 'city' | 'state' | 'text'>;
  onPicked: (address: string) => void;
}

/** The business name with the places of the address book. One that is picked fills address, contact and notes. */
export function BookField({ stop, portalId, place, onPicked }: BookFieldProps) {
  const { getValues, setValue } = useFormContext<BookingValues>();
  const [typed, setTyped] = useState<string | null>(null);
  const [filled, setFilled] = useState<{ name: string; before: Partial<BookingValues> } | null>(null);
  const options = useBookAddresses({ typed, portalId, place }).flatMap(optionsOf);
  const write = (values: Partial<BookingValues>) => {
    for (const [name, value] of Object.entries(values)) {
      setValue(name as keyof BookingValues, value as never, {
        shouldDirty: true,
        shouldValidate: value !== '',
      });
    }
  };
  const pick = (option: BookOption) => {
    const values = stopOf(option, stop);
    const names = Object.keys(values) as (keyof BookingValues)[];
    const now = getValues();
    const before = Object.fromEntries(names.map((name) => [name, now[name]]));
    // What was typed to find the place was no name.
    setFilled({ name: option.address.businessName, before: { ...before, [`${stop}BusinessName`]: '' } });
    write(values);
    onPicked(option.address.address);
  };
  return (
    <div>
      <SuggestField<BookOption>
        name={`${stop}BusinessName`}
        label="Business name, or search the address book (optional)"
        suggestions={options}
        textOf={textOf}
        detailOf={(option) => detailOf(option, place)}
        isUnfit={({ address }) => !fitsPlace(address, place)}
        maxLength={80}
        onSearch={setTyped}
        onPick={pick}
      />
      {filled && (
        <Filled role="status">
          <Note>Filled from the address book.</Note>
          <TextButton
            onClick={() => {
              write(filled.before);
              setFilled(null);
            }}
          >
            Undo
          </TextButton>
        </Filled>
      )}
    </div>
  );
}

const textOf = ({ address: { businessName, address } }: BookOption) => `${businessName}, ${address}`;

function detailOf({ address, contact }: BookOption, place: BookFieldProps['place']): string {
  const town = `${address.city}, ${address.state}`;
  if (!fitsPlace(address, place)) return `In ${town}; this quote is for ${placeName(place.text)}.`;
  return [`${town} ${address.zip}`, contact?.name || contact?.phone].filter(Boolean).join(', ');
}
