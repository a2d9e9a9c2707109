import { Injectable } from '@nestjs/common';
import type { Session } from '@overland/contracts';
import { portalFilter, portalScope } from '@overland/service-kit';
import { type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
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

  async readAll(
    manager: EntityManager,
    those: FindOptionsWhere<NoticeEntity>,
    caller: Session,
    readAt: Date,
  ): Promise<void> {
    await manager.update(NoticeEntity, { ...those, ...ownRows(caller), readAt: IsNull() }, { readAt });
  }

  /** Of whomever. @returns who had one. */
  async readRequests(manager: EntityManager, orderId: string, readAt: Date): Promise<string[]> {
    const unread = { orderId, kind: 'request', readAt: IsNull() } as const;
    const told = await manager.findBy(NoticeEntity, unread);
    await manager.update(NoticeEntity, unread, { readAt });
    return told.map(({ userId }) => userId);
  }
}
