import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  type InputOf,
  messages,
  type Person,
  type Session,
  type User,
  type users,
} from '@overland/contracts';
import {
  AppError,
  InjectDatabase,
  inSystem,
  notFound,
  portalFilter,
  portalScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { PortalEntity } from '../portals/portal.entity.js';
import { toUser } from './to-user.js';
import { UserListEntity } from './user-list.entity.js';
import { listUsers, type UserQuery } from './user-list.js';
import { exportUsers } from './users-export.js';

const wholePortal: UserQuery = { searchText: '', sortby: 'lastName', sortorder: '1', limit: 5000 };

/** Reads users. An id in another portal is answered like one that does not exist. */
@Injectable()
export class UsersService {
  constructor(@InjectDatabase() private readonly database: DataSource) {}

  /** @throws AppError unauthorized if the account was archived after the token was made. */
  async getOwn(caller: Session): Promise<User> {
    const user = await this.findUser(caller, caller.userId);
    if (user?.status !== 'Active') throw new AppError('unauthorized', messages.unauthorized);
    return user;
  }

  /** @throws AppError notFound */
  async getUser(caller: Session, userId: string): Promise<User> {
    const user = await this.findUser(caller, userId);
    if (!user) throw notFound();
    return user;
  }

  /** For other services. @throws AppError notFound */
  getPerson(id: string): Promise<Person> {
    return inSystem(this.database, async (manager) => {
      const user = await manager.findOneBy(UserListEntity, { id });
      if (!user) throw notFound();
      const { portalId, firstName, email, role, isSuperAdmin, status } = user;
      return { portalId, firstName, email, role, isSuperAdmin, isActive: status === 'Active' };
    });
  }

  listUsers(caller: Session, query: UserQuery) {
    const scope = portalScope(caller, query.portalId);
    return withPortal(this.database, scope, (manager) => listUsers(manager, scope, query));
  }

  export(caller: Session, query: UserQuery): Promise<Readable> {
    return exportUsers(this.database, portalScope(caller, query.portalId), query);
  }

  /** @throws AppError notFound if the portal does not exist or is not the caller's. */
  listUsersOfPortal(caller: Session, { portalId }: InputOf<typeof users.listOfPortal>['params']) {
    return withPortal(this.database, portalScope(caller, portalId), async (manager) => {
      const exists = await manager.existsBy(PortalEntity, { _id: portalId });
      if (!exists || !mayRead(caller, portalId)) throw notFound();
      return listUsers(manager, { portalId }, wholePortal);
    });
  }

  private findUser(caller: Session, id: string): Promise<User | null> {
    const scope = portalScope(caller);
    return withPortal(this.database, scope, async (manager) => {
      const found = await manager.findOneBy(UserListEntity, { id, ...portalFilter(scope) });
      return found && toUser(found);
    });
  }
}

function mayRead(caller: Session, portalId: string): boolean {
  return caller.role === 'MCAdmin' || caller.portalId === portalId;
}
