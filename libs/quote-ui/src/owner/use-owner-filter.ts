import type { OwnerFilter, PersonName } from '@overland/contracts';
import type { Filter, Filters } from '@overland/ui/table';
import { useSession } from '@overland/web';
import { nameOf } from './name-of';
import { usePeople } from './use-people';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the address says of the owner, as the lists take it; anything else is left out. */
export function readOwner({ owner }: Filters): NonNullable<OwnerFilter> | null {
  const value = owner?.[0] ?? '';
  if (value === 'mine' || value === 'nobody') return value;
  return uuid.test(value) ? value : null;
}

/** The own first, then those whom nobody has taken, then colleagues, the archived last. */
export function useOwnerFilter(portalId: string | null): Filter {
  const userId = useSession((state) => state.userId);
  const { data = [] } = usePeople(portalId);
  const others = data.filter(({ _id }) => _id !== userId);
  return { key: 'owner', label: 'Owner', isSingle: true, options: [...fixed, ...byStanding(others)] };
}

const fixed = [
  { value: 'mine', label: 'Mine' },
  { value: 'nobody', label: 'No owner' },
];

const byStanding = (people: readonly PersonName[]) =>
  [...people]
    .sort((one, other) => Number(one.isArchived) - Number(other.isArchived))
    .map((person) => ({ value: person._id, label: nameOf(person) }));
