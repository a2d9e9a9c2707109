import { type User, type UserListStatus, userRestoreDays } from '@overland/contracts';
import { dayMs, hourMs } from '@overland/contracts/calendar';
import { type ChipTone, formatCountOf, formatInstantDay } from '@overland/ui';

type Times = Pick<User, 'status' | 'archivedAt' | 'invitedAt' | 'invitationEndsAt'>;

/** Invited until the temporary password has been changed (docs/product/people.md). */
export function standingOf({ status, invitedAt }: Pick<User, 'status' | 'invitedAt'>): UserListStatus {
  return status === 'Active' && invitedAt !== null ? 'Invited' : status;
}

export const standingTones: Record<UserListStatus, ChipTone> = {
  Active: 'sign',
  Invited: 'amber',
  Archived: 'grey',
};

export const lastSeenText = ({ lastSignedInAt }: Pick<User, 'lastSignedInAt'>, now: Date): string =>
  lastSignedInAt === null ? 'Never' : formatInstantDay(lastSignedInAt, now);

/** How long the invitation or the restoring is still possible; null of a person who is simply active. */
export function timeLeftText(user: Times, now: Date): string | null {
  switch (standingOf(user)) {
    case 'Archived':
      return archivedText(user, now);
    case 'Invited':
      return invitedText(user, now);
    case 'Active':
      return null;
  }
}

/** Whole days in which an archived user can be restored; 0 when it is too late. */
export function daysToRestore({ archivedAt }: Pick<User, 'archivedAt'>, now: Date): number {
  if (archivedAt === null) return 0;
  const end = Date.parse(archivedAt) + userRestoreDays * dayMs;
  // The reader's clock may be behind the server's, or read before.
  const left = Math.ceil((end - now.getTime()) / dayMs);
  return Math.min(userRestoreDays, Math.max(0, left));
}

function archivedText(user: Times, now: Date): string {
  const days = daysToRestore(user, now);
  if (days > 0) return `${formatCountOf(days, 'day')} left to restore`;
  return user.archivedAt === null ? 'Archived' : `Archived ${formatInstantDay(user.archivedAt)}`;
}

function invitedText({ invitedAt, invitationEndsAt }: Times, now: Date): string {
  const left = invitationEndsAt === null ? 0 : Date.parse(invitationEndsAt) - now.getTime();
  if (left <= 0) return `Invitation expired ${formatInstantDay(invitationEndsAt ?? invitedAt ?? '')}`;
  return `Invitation: ${formatCountOf(Math.ceil(left / hourMs), 'hour')} left`;
}
