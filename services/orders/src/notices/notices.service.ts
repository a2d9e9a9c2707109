import { Injectable } from '@nestjs/common';
import type { InputOf, notices, Session, UnreadNotices } from '@overland/contracts';
import { type CheckedReply, Clock, Database, notFound, portalScope } from '@overland/service-kit';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { listNotices } from './notice-list.js';
import { NoticesRepository } from './notices.repository.js';

/** What the caller was told. */
@Injectable()
export class Notices {
  constructor(
    private readonly database: Database,
    private readonly notices: NoticesRepository,
    private readonly clock: Clock,
  ) {}

  list(query: InputOf<typeof notices.list>['query'], caller: Session): Promise<CheckedReply> {
    return this.inScope(caller, (manager) => listNotices(manager, query, caller));
  }

  unread(caller: Session): Promise<UnreadNotices> {
    return this.inScope(caller, async (manager) => ({
      unread: await this.notices.countUnread(manager, caller),
    }));
  }

  /** @throws AppError notFound, also for another person's. */
  read(noticeId: string, caller: Session): Promise<{ noticeId: string }> {
    return this.inScope(caller, async (manager) => {
      if (!(await this.notices.read(manager, noticeId, caller, this.clock.now()))) throw notFound();
      return { noticeId };
    });
  }

  readAll(
    { upTo, orderId }: InputOf<typeof notices.readAll>['body'],
    caller: Session,
  ): Promise<UnreadNotices> {
    return this.inScope(caller, async (manager) => {
      const those = {
        ...(upTo && { createdAt: LessThanOrEqual(new Date(upTo)) }),
        ...(orderId && { orderId }),
      };
      await this.notices.readAll(manager, those, caller, this.clock.now());
      return { unread: await this.notices.countUnread(manager, caller) };
    });
  }

  private inScope<T>(caller: Session, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.withPortal(portalScope(caller), work);
  }
}
