import { maxInvitationsPerDay, type Session } from '@overland/contracts';
import { saidToStaff } from '@overland/contracts/format';
import { AppError, lockFor, type Said } from '@overland/service-kit';
import { type EntityManager, In, Raw } from 'typeorm';
import { countAudit } from '../audit/audit.repository.js';

/** Limits on emails to addresses that people type, by company or person and day. */
const maxInvitationsOfAPerson = 3;
const maxOwnAddresses = 5;

const withinADay = { at: Raw((column) => `${column} > now() - interval '1 day'`) };
const newAddress = { changes: Raw((column) => `${column} @> '[{"what": "Email"}]'`) };

/** How many people the company may still invite today. There is no limit for MCAdmin, whose invitations do not count. */
export async function invitationsLeft(
  manager: EntityManager,
  { role, portalId }: Pick<Session, 'role' | 'portalId'>,
): Promise<number> {
  if (role === 'MCAdmin') return Number.POSITIVE_INFINITY;
  await lockFor(manager, `invitations of ${portalId}`);
  const ofCompany = {
    portalId,
    ...withinADay,
    actorId: Raw((column) => `${column} in (select id from users where portal_id = :portalId)`, { portalId }),
  };
  const used = await countAudit(manager, [
    { ...ofCompany, action: In(['user.created', 'user.invited']) },
    { ...ofCompany, action: 'user.changed', ...newAddress },
  ]);
  return Math.max(0, maxInvitationsPerDay - used);
}

/** Call it before a person is invited, or gets another address from an administrator. @throws AppError tooManyRequests */
export async function checkInvitationsLeft(manager: EntityManager, session: Session): Promise<void> {
  if ((await invitationsLeft(manager, session)) > 0) return;
  throw tooMany(
    saidToStaff(
      'Your company has written to {most} people within a day. Please go on tomorrow, or call us.',
      {
        most: maxInvitationsPerDay,
      },
    ),
  );
}

/** @throws AppError tooManyRequests */
export async function checkInvitationsOf(manager: EntityManager, userId: string): Promise<void> {
  const sent = await countAudit(manager, { userId, ...withinADay, action: 'user.invited' });
  if (sent >= maxInvitationsOfAPerson) {
    throw tooMany('This invitation was sent several times within a day. Please try again tomorrow.');
  }
}

/** @throws AppError tooManyRequests */
export async function checkOwnAddresses(manager: EntityManager, userId: string): Promise<void> {
  const changed = await countAudit(manager, {
    userId,
    ...withinADay,
    action: 'account.changed',
    ...newAddress,
  });
  if (changed >= maxOwnAddresses) {
    throw tooMany('Your email address was changed several times within a day. Please try again tomorrow.');
  }
}

const tooMany = (message: Said) => new AppError('tooManyRequests', message);
