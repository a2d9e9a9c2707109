import { type Address, maxSuggestions, type Place } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { searchPlaces } from '@overland/quote-ui/quote-form';
import { type SearchPlaces, useWatch } from '@overland/ui/forms';
import { api, useSession } from '@overland/web';

/** A place of the address book where a city or ZIP code is chosen. */
export interface BookPlace extends Place {
  address: Address;
}

export const isOfBook = (place: Place): place is BookPlace => 'address' in place;

/** Those whose name has a word that begins as is typed; of these few, as cities come first. */
const mostOfBook = 2;

export function fittingNames(addresses: readonly Address[], typed: string): BookPlace[] {
  const start = typed.trim().toLowerCase();
  const fits = ({ businessName }: Address) => ` ${businessName.toLowerCase()}`.includes(` ${start}`);
  return addresses
    .filter(fits)
    .slice(0, mostOfBook)
    .map((address) => ({
      ...address.place,
      text: `${address.businessName}, ${address.city}`,
      zip: address.zip,
      address,
    }));
}

const searchWithBook =
  (portalId: string | null): SearchPlaces =>
  async (query, signal) => {
    const asked = { query: { searchText: query, ...(portalId && { portalId }) } };
    const [places, addresses] = await Promise.all([
      searchPlaces(query, signal),
      // The form works without it.
      api(calls.addresses.suggest, asked, { signal }).catch((): Address[] => []),
    ]);
    const named = fittingNames(addresses, query);
    return [...places.slice(0, maxSuggestions - named.length), ...named];
  };

/** Cities and ZIP codes, and by its name each place of the company's address book. For use in the form. */
export function useBookSearch(): SearchPlaces {
  const portalId: string | null = useWatch({ name: 'portalId' });
  const choosesCompany = useSession((state) => state.role === 'MCAdmin');
  return choosesCompany && !portalId ? searchPlaces : searchWithBook(portalId);
}
