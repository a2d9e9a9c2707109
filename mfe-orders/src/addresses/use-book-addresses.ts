import type { Address, Place } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { keepPreviousData, useApiQuery, useSettled } from '@overland/web';

interface BookSearch {
  typed: string | null;
  portalId: string;
  /** Those of this place come first. */
  place?: Pick<Place, 'city' | 'state'>;
}

const none: readonly Address[] = [];
const anywhere = { city: '', state: '' };

/** What the address book has of what is typed; none while nobody asks. */
export function useBookAddresses({ typed, portalId, place = anywhere }: BookSearch): readonly Address[] {
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
  return typed === null ? none : (data ?? none);
}
