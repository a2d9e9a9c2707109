import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  type InputOf,
  messages,
  type Person,
  type PersonName,
  type Session,
  type User,
  type users,
} from '@overland/contracts';
import { AppError, Database, notFound, portalScope, systemScope } from '@overland/service-kit';
import { UsersRepository } from '../accounts/users.repository.js';
import { PortalsRepository } from '../portals/portals.repository.js';
import { toUser } from './to-user.js';
import { listUsers, type UserQuery } from './user-list.js';
import { exportUsers } from './users-export.js';

const wholePortal: UserQuery = { searchText: '', sortby: 'lastName', sortorder: '1', limit: 5000 };

/** Reads users. An id in another portal is answered like one that does not exist. */
@Injectable()
export class UsersService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly portals: PortalsRepository,
  ) {}

  /** @throws AppError unauthorized if the account was archived after the token was made. */
  async getOwn(caller: Session): Promise<User> {
    const scope = portalScope(caller);
    const user = await this.database.withPortal(scope, (manager) =>
      this.users.findListed(manager, caller.userId, scope),
    );
    if (user?.status !== 'Active') throw new AppError('unauthorized', messages.unauthorized);
    return toUser(user);
  }

  /** @throws AppError notFound */
  async getUser(caller: Session, userId: string): Promise<User> {
    const scope = portalScope(caller);
    return this.database.withPortal(scope, async (manager) =>
      toUser(await this.users.getListed(manager, userId, scope)),
    );
  }

  /** For other services. @throws AppError notFound */
  getPerson(id: string): Promise<Person> {
    return this.database.inSystem(async (manager) => {
      const user = await this.users.getListed(manager, id, systemScope);
      const { portalId, firstName, email, role, isSuperAdmin, status } = user;
      return { portalId, firstName, email, role, isSuperAdmin, isActive: status === 'Active' };
    });
  }

  /** MCAdmin without a portal gets the provider's staff alone. */
  listNames(caller: Session, portalId: string | null): Promise<PersonName[]> {
    const isStaff = caller.role === 'MCAdmin';
    return this.database.withPortal(portalScope(caller), (manager) =>
      this.users.listNames(manager, { portalId: isStaff ? portalId : caller.portalId, withStaff: isStaff }),
    );
  }

  listUsers(caller: Session, query: UserQuery) {
    const scope = portalScope(caller, query.portalId);
    return this.database.withPortal(scope, (manager) => listUsers(manager, scope, query));
  }

  async export(caller: Session, query: UserQuery): Promise<Readable> {
    const scope = portalScope(caller, query.portalId);
    const timeZone = await this.database.withPortal(scope, (manager) =>
      this.portals.timeZoneOf(manager, scope),
    );
    return exportUsers(this.database.source, { scope, query, timeZone });
  }

  /** @throws AppError notFound if the portal does not exist or is not the caller's. */
  listUsersOfPortal(caller: Session, { portalId }: InputOf<typeof users.listOfPortal>['params']) {
    return this.database.withPortal(portalScope(caller, portalId), async (manager) => {
      const exists = await this.portals.exists(manager, portalId);
      if (!exists || !mayRead(caller, portalId)) throw notFound();
      return listUsers(manager, { portalId }, wholePortal);
    });
  }
}

function mayRead(caller: Session, portalId: string): boolean {
  return caller.role === 'MCAdmin' || caller.portalId === portalId;
}
