import { mayHandOver } from '@overland/contracts';
import { useSession } from '@overland/web';

/** Whether the person may hand over what this owner has. */
export const useMayHandOver = (ownerId: string | null): boolean =>
  useSession(
    ({ role, userId }) => role !== null && userId !== null && mayHandOver({ role, userId }, ownerId),
  );
