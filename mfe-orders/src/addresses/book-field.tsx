import { fitsPlace, type Place, placeName } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import type { BookingValues, Stop } from '@overland/quote-ui/booking';
import { Note, styled, TextButton } from '@overland/ui';
import { SuggestField, useFormContext } from '@overland/ui/forms';
import { keepPreviousData, useApiQuery, useSettled } from '@overland/web';
import { useState } from 'react';
import { type BookOption, optionsOf, stopOf } from './fill-stop';

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
  const options = useBookOptions({ typed, portalId, place });
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

const none: readonly BookOption[] = [];

/** Those that fit the route come first; none while nobody asks. */
function useBookOptions({
  typed,
  portalId,
  place,
}: { typed: string | null } & Pick<BookFieldProps, 'portalId' | 'place'>) {
  const searchText = useSettled(typed ?? '', 120).slice(0, 100);
  const { data } = useApiQuery(
    calls.addresses.suggest,
    { query: { searchText, city: place.city, state: place.state, portalId } },
    {
      enabled: typed !== null,
      staleTime: 30_000,
      // The older ones stay until the new ones are there, so that the list does not flicker.
      placeholderData: keepPreviousData,
      whenUnreachable: 'The address book could not be read.',
    },
  );
  return typed === null ? none : (data?.flatMap(optionsOf) ?? none);
}

const textOf = ({ address: { businessName, address } }: BookOption) => `${businessName}, ${address}`;

function detailOf({ address, contact }: BookOption, place: BookFieldProps['place']): string {
  const town = `${address.city}, ${address.state}`;
  if (!fitsPlace(address, place)) return `In ${town}; this quote is for ${placeName(place.text)}.`;
  return [`${town} ${address.zip}`, contact?.name || contact?.phone].filter(Boolean).join(', ');
}
