import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addToOutbox, Clock } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { NoticeEntity } from './notice.entity.js';
import { NoticesRepository } from './notices.repository.js';

type NewNotice = Pick<NoticeEntity, 'userId' | 'portalId' | 'orderId' | 'kind' | 'actor' | 'words'>;

/** Tells people of what happens to orders, in the transaction in which it happens. */
@Injectable()
export class NoticeWriter {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly clock: Clock,
  ) {}

  async add(manager: EntityManager, added: readonly NewNotice[], requestId: string | null): Promise<void> {
    const createdAt = this.clock.now();
    const rows = added.map((notice) => ({ ...notice, id: randomUUID(), orders: 1, createdAt, readAt: null }));
    await this.notices.add(manager, rows);
    await announce(manager, rows, requestId);
  }

  /** Whoever answered them, nobody has to see to them any more. */
  async settleRequests(manager: EntityManager, orderId: string): Promise<void> {
    const told = await this.notices.readRequests(manager, orderId, this.clock.now());
    await announce(
      manager,
      told.map((userId) => ({ userId })),
      null,
    );
  }

  /** One notice for all that happens under this id, with the number of orders. */
  async addOrder(
    manager: EntityManager,
    notice: NewNotice & { id: string },
    requestId: string | null,
  ): Promise<void> {
    if (!(await this.notices.addOrder(manager, notice.id))) {
      const rest = { orders: 1, createdAt: this.clock.now(), readAt: null };
      await this.notices.add(manager, [{ ...notice, ...rest }]);
    }
    await announce(manager, [notice], requestId);
  }
}

async function announce(
  manager: EntityManager,
  told: readonly Pick<NoticeEntity, 'userId'>[],
  requestId: string | null,
): Promise<void> {
  for (const userId of new Set(told.map((notice) => notice.userId))) {
    await addToOutbox(manager, 'notice.added', { userId }, { requestId });
  }
}
