import { Injectable } from '@nestjs/common';
import { type InputOf, messages, type Session, type User, type users } from '@overland/contracts';
import {
  AppError,
  InjectDatabase,
  notFound,
  portalScope,
  type Scope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { listUsers, type UserQuery, userColumns } from './user-list.js';

const wholePortal: UserQuery = { searchText: '', sortby: 'lastName', sortorder: '1', limit: 5000 };

/** Reads users. An id of another portal answers like one that does not exist. */
@Injectable()
export class UsersService {
  constructor(@InjectDatabase() private readonly database: DataSource) {}

  /** @throws AppError unauthorized when the account was archived since the token was made. */
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

  listUsers(caller: Session, query: UserQuery) {
    const scope = portalScope(caller, query.portalId);
    return withPortal(this.database, scope, (manager) => listUsers(manager, scope, query));
  }

  /** @throws AppError notFound for a portal that does not exist or is not the caller's. */
  listUsersOfPortal(caller: Session, { portalId }: InputOf<typeof users.listOfPortal>['params']) {
    const scope: Scope = { portalId };
    return withPortal(this.database, portalScope(caller, portalId), async (manager) => {
      const portals = await manager.query<unknown[]>('select 1 from portals where id = $1', [portalId]);
      if (portals.length === 0 || !mayRead(caller, portalId)) throw notFound();
      return listUsers(manager, scope, wholePortal);
    });
  }

  private findUser(caller: Session, userId: string): Promise<User | null> {
    const scope = portalScope(caller);
    return withPortal(this.database, scope, async (manager) => {
      const [user] = await manager.query<User[]>(
        `select ${userColumns} from users u join portals p on p.id = u.portal_id
         where u.id = $1 and ($2::uuid is null or u.portal_id = $2)`,
        [userId, 'all' in scope ? null : scope.portalId],
      );
      return user ?? null;
    });
  }
}

function mayRead(caller: Session, portalId: string): boolean {
  return caller.role === 'MCAdmin' || caller.portalId === portalId;
}
