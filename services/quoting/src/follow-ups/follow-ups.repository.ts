import { Injectable } from '@nestjs/common';
import type { FollowUpDay } from '@overland/contracts';
import { insertNew, mailboxOf, mailboxSql } from '@overland/service-kit';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { FollowUpEntity } from './follow-up.entity.js';
import { FollowUpOptOutEntity } from './follow-up-opt-out.entity.js';

const mostAtOnce = 200;

interface Due {
  portalId: string;
  step: FollowUpDay;
  /** Of customers who got their quote in this time. */
  from: Date;
  to: Date;
  /** Nobody who was written to since then. */
  quietSince: Date;
  now: Date;
}

/** Statements run in a `withPortal` transaction; row-level security is the safety net under the portal of the quote. */
@Injectable()
export class FollowUpsRepository {
  /** Of one quote, oldest first. */
  listOf(manager: EntityManager, quoteId: string): Promise<FollowUpEntity[]> {
    return manager.find(FollowUpEntity, { where: { quoteId }, order: { createdAt: 'ASC' } });
  }

  find(manager: EntityManager, id: string): Promise<FollowUpEntity | null> {
    return manager.findOneBy(FollowUpEntity, { id });
  }

  /** @returns whether it was new: a step is followed once. */
  async insert(manager: EntityManager, followUp: FollowUpEntity): Promise<boolean> {
    return (await insertNew(manager, FollowUpEntity, [followUp])).length > 0;
  }

  /** @returns whether it still waited. */
  async removeWaiting(manager: EntityManager, id: string): Promise<boolean> {
    const { affected } = await manager.delete(FollowUpEntity, { id, sentAt: IsNull() });
    return affected === 1;
  }

  async markSent(
    manager: EntityManager,
    id: string,
    sent: Pick<FollowUpEntity, 'sentAt' | 'toAddress'>,
  ): Promise<void> {
    await manager.update(FollowUpEntity, { id }, { dueAt: null, ...sent });
  }

  /** Those that wait, the first due first. */
  listWaiting(manager: EntityManager): Promise<FollowUpEntity[]> {
    const where = { dueAt: Not(IsNull()) };
    return manager.find(FollowUpEntity, { where, order: { dueAt: 'ASC' }, take: mostAtOnce });
  }

  hasOptedOut(manager: EntityManager, portalId: string, address: string): Promise<boolean> {
    return manager.existsBy(FollowUpOptOutEntity, { portalId, mailbox: mailboxOf(address) });
  }

  async addOptOut(manager: EntityManager, { portalId, toAddress }: FollowUpEntity, at: Date): Promise<void> {
    await insertNew(manager, FollowUpOptOutEntity, [{ portalId, mailbox: mailboxOf(toAddress), at }]);
  }

  async removeOptOut(manager: EntityManager, { portalId, toAddress }: FollowUpEntity): Promise<void> {
    await manager.delete(FollowUpOptOutEntity, { portalId, mailbox: mailboxOf(toAddress) });
  }

  /**
   * Open quotes whose step may be due, the latest first: their customers know them by an email, have not answered, and want to
   * be written to.
   */
  async findForStep(manager: EntityManager, due: Due): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `select q.id from quotes q
       join (select id, mailed_at as at from quotes where mailed_at between $3 and $4
             union all
             select f.quote_id, min(f.sent_at) from quote_follow_ups f join quotes s on s.id = f.quote_id and s.mailed_at is null
             where f.step is null and f.sent_at is not null group by f.quote_id having min(f.sent_at) between $3 and $4
       ) known on known.id = q.id
       where q.portal_id = $1 and q.status in ('Unsaved', 'Saved') and q.expires_at > $6 and q.customer_email <> ''
         and q.answered_at is null and q.lost_reason is null
         and not exists (select from quote_follow_ups f where f.quote_id = q.id
           and (f.step >= $2 or f.sent_at is null or f.sent_at > $5))
         and not exists (select from follow_up_opt_outs o
           where o.portal_id = q.portal_id and o.mailbox = ${mailboxSql('q.customer_email')})
       order by known.at desc limit ${mostAtOnce}`,
      [due.portalId, due.step, due.from, due.to, due.quietSince, due.now],
    );
    return rows.map(({ id }) => id);
  }
}
