export { OwnerName } from './owner-name';
export { useMayHandOver } from './use-may-hand-over';
export { readOwner, useOwnerFilter } from './use-owner-filter';
export { usePeople } from './use-people';
