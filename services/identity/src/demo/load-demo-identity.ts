import { dayMs, hourMs } from '@overland/contracts/calendar';
import { Database, inSystem, SnakeCaseNames } from '@overland/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { WrongTriesRepository } from '../accounts/wrong-tries.repository.js';
import { identityDatabase } from '../data-source.js';
import { Passwords } from '../passwords/passwords.service.js';
import { PortalEntity } from '../portals/portal.entity.js';
import { PortalsRepository } from '../portals/portals.repository.js';
import { demoPortals } from './demo-portals.js';
import { type DemoUser, demoUsers } from './demo-users.js';

/**
 * Loads the demo's portals and users with their events, in one transaction. Does nothing if they exist.
 * @param now the users joined in the months before, and signed in within the last days.
 * @param passwordFor the password of each user; stored as an argon2id hash only.
 * @returns whether anything was loaded.
 */
export async function loadDemoIdentity(
  dataSource: DataSource,
  now: Date,
  passwordFor: (user: DemoUser) => string,
): Promise<boolean> {
  const passwords = new Passwords(new Database(dataSource), new WrongTriesRepository());
  const users = await Promise.all(
    Object.values(demoUsers).map(async (user, index) => ({
      ...toRow(user, index, now),
      passwordHash: await passwords.hash(passwordFor(user)),
    })),
  );
  const own = await withEntities(dataSource).initialize();
  try {
    return await inSystem(own, (manager) => loadAll(manager, users));
  } finally {
    await own.destroy();
  }
}

/** The given connection need not have identity's entities. */
function withEntities({ options }: DataSource): DataSource {
  if (options.type !== 'postgres') throw new Error('Identity lives in PostgreSQL.');
  const { entities } = identityDatabase;
  return new DataSource({ ...options, entities, namingStrategy: new SnakeCaseNames(), poolSize: 1 });
}

async function loadAll(manager: EntityManager, users: UserEntity[]): Promise<boolean> {
  if (await manager.existsBy(PortalEntity, { _id: demoPortals.overland._id })) return false;
  for (const portal of Object.values(demoPortals)) await new PortalsRepository().save(manager, portal);
  for (const user of users) await new UsersRepository().insert(manager, user, null);
  return true;
}

function joinedAt(now: Date, index: number): Date {
  return new Date(now.getTime() - (400 - index * 11) * dayMs);
}

/** Within the last days, each at another hour. */
function signedInAt(now: Date, index: number): Date {
  return new Date(now.getTime() - (2 + ((index * 29) % 150)) * hourMs);
}

/** Recent enough that the person can be restored. */
const archivedDaysAgo = 12;

function toRow(user: DemoUser, index: number, now: Date): Omit<UserEntity, 'passwordHash'> {
  const archivedAt = user.status === 'Archived' ? new Date(now.getTime() - archivedDaysAgo * dayMs) : null;
  return {
    ...user,
    ownsEmail: true,
    version: 1,
    mobilePhone: '',
    createdAt: joinedAt(now, index),
    invitedAt: null,
    mustChangePasswordAt: null,
    archivedAt,
    lastSignedInAt: signedInAt(archivedAt ?? now, index),
  };
}
