import { Injectable } from '@nestjs/common';
import type { Session } from '@overland/contracts';
import { portalFilter, portalScope } from '@overland/service-kit';
import { type EntityManager, IsNull, LessThanOrEqual } from 'typeorm';
import { NoticeEntity } from './notice.entity.js';

/** MCAdmin reads every company, so the person is a condition of every statement. */
export const ownRows = (caller: Session) => ({
  userId: caller.userId,
  ...portalFilter(portalScope(caller)),
});

@Injectable()
export class NoticesRepository {
  async add(manager: EntityManager, notices: NoticeEntity[]): Promise<void> {
    if (notices.length > 0) await manager.insert(NoticeEntity, notices);
  }

  /** Counts one order more in a notice, which is then unread again. @returns false if it is not there yet. */
  async addOrder(manager: EntityManager, id: string): Promise<boolean> {
    const { affected } = await manager.update(
      NoticeEntity,
      { id },
      { orders: () => 'orders + 1', readAt: null },
    );
    return affected === 1;
  }

  countUnread(manager: EntityManager, caller: Session): Promise<number> {
    return manager.countBy(NoticeEntity, { ...ownRows(caller), readAt: IsNull() });
  }

  /** @returns whether the caller has it; one that was read before keeps its time. */
  async read(manager: EntityManager, id: string, caller: Session, readAt: Date): Promise<boolean> {
    const own = { id, ...ownRows(caller) };
    await manager.update(NoticeEntity, { ...own, readAt: IsNull() }, { readAt });
    return manager.existsBy(NoticeEntity, own);
  }

  async readAll(manager: EntityManager, upTo: Date, caller: Session, readAt: Date): Promise<void> {
    const unread = { ...ownRows(caller), readAt: IsNull(), createdAt: LessThanOrEqual(upTo) };
    await manager.update(NoticeEntity, unread, { readAt });
  }
}
