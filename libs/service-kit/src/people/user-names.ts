import { Injectable } from '@nestjs/common';
import type { OwnerFilter } from '@overland/contracts';
import { saidToStaff } from '@overland/contracts/format';
import { type EntityManager, Equal, type FindOperator, In, IsNull, type QueryRunner } from 'typeorm';
import { AppError } from '../app-error.js';
import { enablePortalSecurity } from '../database/migration-helpers.js';
import { saveNewer } from '../database/save-newer.js';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '../events/event-handlers.js';
import { UserNameEntity } from './user-name.entity.js';

/** What its staff are called to others. */
const provider = 'Overland';

/** Keeps this service's copy of users' names; identity owns users. Add it to the module's providers. */
@Injectable()
@HandlesEvents()
export class UserNames implements EventHandlers {
  readonly name = 'user-names';
  readonly on: EventHandlerMap = {
    'user.changed': ({ payload: { userId, portalId, firstName, lastName, role, status }, at }, manager) => {
      const fullName = `${firstName} ${lastName}`.trim();
      const person = { userId, portalId, fullName, role, isArchived: status === 'Archived' };
      return saveNewer(manager, UserNameEntity, { ...person, changedAt: new Date(at) });
    },
  };
}

/** The table of a service that did not have it. */
export async function createUserNames(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`create table user_names (
    user_id uuid primary key,
    portal_id uuid not null,
    full_name text not null,
    role text not null default '',
    is_archived boolean not null default false,
    changed_at timestamptz not null
  )`);
  await enablePortalSecurity(queryRunner, 'user_names');
}

/** Null where row-level security hides the person: to a portal's people the provider's staff have no name. */
export async function findName(manager: EntityManager, userId: string | null): Promise<string | null> {
  const person = userId === null ? null : await manager.findOneBy(UserNameEntity, { userId });
  return person?.fullName ?? null;
}

/** The name of the person whose id a column has, as the reader may know it. */
export const nameSql = (column: string): string =>
  `coalesce((select u.full_name from user_names u where u.user_id = ${column}), '${provider}')`;

/** The owner's name in a list of rows with `owner_id`; '' without one. */
export const ownerNameColumn = {
  sql: `case when t.owner_id is null then '' else ${nameSql('t.owner_id')} end`,
  type: 'text',
} as const;

/** The condition on `ownerId` that a list's filter means. */
export function ownedBy(owner: NonNullable<OwnerFilter>, userId: string): FindOperator<string> {
  if (owner === 'nobody') return IsNull();
  return Equal(owner === 'mine' ? userId : owner);
}

/** How an owner is named to the provider's staff, and how to the people of the portal. */
interface OwnerNames {
  toStaff: string;
  toCompany: string;
}

/** Of who owns it now. */
export async function ownerNames(
  manager: EntityManager,
  { ownerId, portalId }: { ownerId: string | null; portalId: string },
): Promise<OwnerNames> {
  if (ownerId === null) return nobody;
  return namesOf(await manager.findOneBy(UserNameEntity, { userId: ownerId }), portalId);
}

/** How a person is named to whom; null is somebody of the provider's whom this transaction does not know. */
export function namesOf(person: UserNameEntity | null, portalId: string): OwnerNames {
  const toStaff = person?.fullName ?? provider;
  return { toStaff, toCompany: person?.portalId === portalId ? toStaff : provider };
}

/** Whether a person sees what is of this portal: its people do, and the provider's staff. */
const belongsTo = (person: UserNameEntity, portalId: string): boolean =>
  person.portalId === portalId || person.role === 'MCAdmin';

/** Whether a person may open by now what is of this portal. */
export const mayOpen = (person: UserNameEntity, portalId: string): boolean =>
  !person.isArchived && belongsTo(person, portalId);

/** Of these people those whom the transaction knows: within a portal its own alone. */
export function findPeople(manager: EntityManager, userIds: readonly string[]): Promise<UserNameEntity[]> {
  return manager.findBy(UserNameEntity, { userId: In([...userIds]) });
}

/** Who is told of what happens to it: its owner, and where nobody who may open it owns it, the administrators of its portal. */
export async function findToTell(
  manager: EntityManager,
  { ownerId, portalId }: { ownerId: string | null; portalId: string },
): Promise<UserNameEntity[]> {
  const owners = ownerId === null ? [] : await findPeople(manager, [ownerId]);
  const able = owners.filter((owner) => mayOpen(owner, portalId));
  if (able.length > 0) return able;
  return manager.findBy(UserNameEntity, { portalId, role: In(['Admin', 'MCAdmin']), isArchived: false });
}

const nobody: OwnerNames = { toStaff: 'nobody', toCompany: 'nobody' };

/**
 * Whom something of this portal may be handed over to: its active people, and by MCAdmin also the provider's staff.
 * @throws AppError conflict, also for somebody of another portal
 */
export async function newOwnerNames(
  manager: EntityManager,
  { ownerId, portalId }: { ownerId: string | null; portalId: string },
): Promise<OwnerNames> {
  if (ownerId === null) return nobody;
  const person = await manager.findOneBy(UserNameEntity, { userId: ownerId });
  if (!person || !belongsTo(person, portalId)) {
    throw new AppError('conflict', 'Please choose somebody of its company.');
  }
  if (!person.isArchived) return namesOf(person, portalId);
  const refusal = saidToStaff('{name} is archived. Please choose somebody else.', { name: person.fullName });
  throw new AppError('conflict', refusal);
}
