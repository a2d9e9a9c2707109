import { siteConfig, useSession } from '@overland/web';
import { nameOf } from './name-of';
import { usePeople } from './use-people';

interface OwnerNameProps {
  ownerId: string | null;
  portalId: string;
}

/** To a company's people the provider's staff have no name. */
export function OwnerName({ ownerId, portalId }: OwnerNameProps) {
  const people = usePeople(portalId);
  const isStaff = useSession((state) => state.role === 'MCAdmin');
  if (ownerId === null) return 'No owner';
  if (people.data === undefined) return people.isPending ? '…' : '–';
  const owner = people.data.find(({ _id }) => _id === ownerId);
  if (owner) return nameOf(owner);
  return isStaff ? 'Somebody of another company' : siteConfig().brandName;
}
