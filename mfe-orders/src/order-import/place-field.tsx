import type { Address } from '@overland/contracts';
import { SuggestField } from '@overland/ui/forms';
import { useState } from 'react';
import { useBookAddresses } from '../addresses/use-book-addresses';

interface ListedPlaceFieldProps {
  name: 'pickup' | 'delivery';
  label: string;
  portalId: string;
}

/** A place as a list names it: one of the address book, or a whole address. */
export function ListedPlaceField({ name, label, portalId }: ListedPlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const found = useBookAddresses({ typed, portalId });
  return (
    <SuggestField<Address>
      name={name}
      label={label}
      hint="A name in the address book, or the whole address: 4120 Commerce St, Dallas, TX 75226"
      suggestions={found}
      textOf={({ businessName, address }) => `${businessName}, ${address}`}
      detailOf={({ city, state, zip }) => `${city}, ${state} ${zip}`}
      maxLength={200}
      onSearch={setTyped}
    />
  );
}
