import { mayAdminister, type Session, type UserStatus, userRestoreDays } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { saidToStaff } from '@overland/contracts/format';
import { AppError, invalidField } from '@overland/service-kit';
import type { UserEntity } from './user.entity.js';

export type Rights = Pick<UserEntity, 'role' | 'portalId' | 'isSuperAdmin'>;

/** The rights in a form, with the caller's company if it names none. */
export function rightsOf(
  { role, portalId, isSuperAdmin = false }: Pick<Rights, 'role'> & Partial<Rights>,
  caller: Session,
): Rights {
  return { role, portalId: portalId ?? caller.portalId, isSuperAdmin };
}

/**
 * Nobody administers people above their own role: an Admin those of their own portal, MCAdmin everybody but super admins, a
 * super admin everybody (docs/product/people.md).
 * @throws AppError forbidden
 */
export function checkAdministers(caller: Session, person: Rights): void {
  if (!mayAdminister(caller, person)) {
    throw new AppError('forbidden', 'You cannot change people whose role is above your own.');
  }
}

/**
 * The rights that a caller may give. Only MCAdmin may give those of another company.
 * @throws AppError forbidden above one's own role, invalid for a super admin who is not MCAdmin.
 */
export function checkGives(caller: Session, wanted: Rights): void {
  checkAdministers(caller, wanted);
  if (caller.role !== 'MCAdmin' && wanted.portalId !== caller.portalId) {
    throw new AppError('forbidden', 'You can add people to your own company only.');
  }
  if (wanted.isSuperAdmin && wanted.role !== 'MCAdmin') {
    throw invalidField('isSuperAdmin', 'A super admin has the role MCAdmin.');
  }
}

/** @throws AppError conflict */
export function checkNotArchived({ status }: { status: UserStatus }): void {
  if (status === 'Archived') throw new AppError('conflict', 'This user is archived. Restore the user first.');
}

/** @throws AppError conflict for one's own rights and status, as one could not give them back. */
export function checkNotOneself(caller: Session, userId: string, refusal: string): void {
  if (caller.userId === userId) throw new AppError('conflict', refusal);
}

/** @throws AppError conflict if no super admin would be left. */
export function checkSuperAdminRemains(others: number): void {
  if (others === 0) {
    throw new AppError('conflict', 'This is the last super admin. Please name another one first.');
  }
}

/** @throws AppError conflict more than 30 days after the archiving. */
export function checkRestorable({ archivedAt }: Pick<UserEntity, 'archivedAt'>, now: Date): void {
  if (archivedAt !== null && now.getTime() - archivedAt.getTime() > userRestoreDays * dayMs) {
    throw new AppError(
      'conflict',
      saidToStaff(
        'This user was archived more than {days} days ago and cannot be restored. Please add a new one.',
        {
          days: userRestoreDays,
        },
      ),
    );
  }
}
