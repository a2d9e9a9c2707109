import { Injectable } from '@nestjs/common';
import { EmailLog, type EmailTemplateName, emailNews } from '@overland/contracts';
import {
  fieldsFor,
  inMailboxOf,
  insertNew,
  notFound,
  portalFilter,
  portalOf,
  type Scope,
} from '@overland/service-kit';
import { type EntityManager, type FindOptionsWhere, In, IsNull, Like, MoreThan, Not } from 'typeorm';
import { isOfOrder as areOfOrder } from '../letters/email-facts.js';
import { droppedMark, EmailEntity, isOfOrder, type OrderEmail, type WholeEmail } from './email.entity.js';
import { EmailFactsEntity } from './email-facts.entity.js';
import { fillFacts } from './email-facts.repository.js';

export type NewEmail = Omit<
  WholeEmail,
  'status' | 'reason' | 'attempts' | 'claimedAt' | 'nextTryAt' | 'sentAt' | 'isToTypedAddress'
>;

/** An email that somebody got, or will get. */
export type Mailed = Pick<EmailEntity, 'template' | 'transition'> & { to: string };

type LoggedRow = Omit<EmailLog, 'createdAt' | 'sentAt'> & Pick<EmailEntity, 'createdAt' | 'sentAt'>;

/** Without what it says, but for what it is about. */
const inLog = `id as "_id", order_id as "orderId", template, to_address as "to", subject, status, reason,
  created_at as "createdAt", sent_at as "sentAt", starts_with(transition, '${droppedMark}') as "isDropped",
  case ${emailNews.map((news) => `when jsonb_exists(facts, '${news}') then '${news}'`).join(' ')} end as "about"`;

/**
 * Every statement runs in a `withPortal` transaction: row-level security is the safety net under `portalId`. What changes with
 * the tries of an email is in `EmailClaimsRepository` and `EmailTriesRepository`.
 */
@Injectable()
export class EmailsRepository {
  /** @returns the new ones; an existing email is not changed. */
  async insert(manager: EntityManager, emails: NewEmail[]): Promise<NewEmail[]> {
    if (emails.length === 0) return [];
    const shared = sharedFacts(emails);
    const rows = shared ? emails.map((email) => ({ ...email, data: null })) : emails;
    const added = new Set((await insertNew(manager, EmailEntity, rows)).map(({ id }) => id));
    if (shared && added.size > 0) await insertNew(manager, EmailFactsEntity, shared);
    return emails.filter(({ id }) => added.has(id));
  }

  /** Drops the emails of these events that were never tried. */
  async dropUntried(manager: EntityManager, orderId: string, eventIds: readonly string[]): Promise<void> {
    const where = { orderId, eventId: In([...eventIds]), status: 'queued', attempts: 0 } as const;
    await this.drop(manager, where, 'The step was taken back.');
  }

  /** They stay in the log, which says why they were not sent. */
  async drop(manager: EntityManager, which: FindOptionsWhere<EmailEntity>, reason: string): Promise<void> {
    const transition = () => `'${droppedMark}' || id`;
    await manager.update(EmailEntity, which, { status: 'failed', reason, notBefore: null, transition });
  }

  /** Emails that still wait, as their step can be taken back. */
  async waitingOfMany(manager: EntityManager, orderIds: readonly string[]): Promise<OrderEmail[]> {
    const where = { orderId: In([...orderIds]), notBefore: Not(IsNull()) };
    return (await manager.findBy(EmailEntity, where)).filter(isOfOrder);
  }

  async listOfOrder(manager: EntityManager, orderId: string, scope: Scope): Promise<EmailLog[]> {
    const rows = await manager.query<LoggedRow[]>(
      `select ${inLog} from (
         select e.*, coalesce(e.data, (select f.data from email_facts f where f.event_id = e.event_id)) as facts
         from email_log e
       ) e where order_id = $1 and ($2::uuid is null or portal_id = $2)
       order by created_at desc, template, to_address`,
      [orderId, portalOf(scope)],
    );
    return rows.map((row) => fieldsFor(EmailLog, row));
  }

  /** @throws AppError notFound, also for another portal's email and for sign-in emails. */
  async getOfOrder(manager: EntityManager, id: string, scope: Scope): Promise<OrderEmail> {
    const email = await manager.findOneBy(EmailEntity, { id, ...portalFilter(scope) });
    if (!email || !isOfOrder(email)) throw notFound('We could not find this email.');
    await fillFacts(manager, [email]);
    return email;
  }

  async mailedTo(manager: EntityManager, orderId: string): Promise<Mailed[]> {
    return (await this.mailedOfMany(manager, [orderId])).get(orderId) ?? [];
  }

  /** By order, without those that have no email. */
  async mailedOfMany(manager: EntityManager, orderIds: readonly string[]): Promise<Map<string, Mailed[]>> {
    const found = await manager.find(EmailEntity, {
      select: { orderId: true, template: true, transition: true, toAddress: true },
      where: { orderId: In([...orderIds]), status: Not('failed') },
    });
    const byOrder = new Map<string, Mailed[]>();
    for (const { orderId, template, transition, toAddress: to } of found) {
      if (orderId !== null)
        byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), { template, transition, to }]);
    }
    return byOrder;
  }

  /** How often people sent an order's email, and when last. */
  async countByHand(
    manager: EntityManager,
    how: 'sent' | 'resent',
    which: { orderId: string; template: EmailTemplateName; toAddress?: string },
  ): Promise<{ times: number; last: Date | null }> {
    const found = await manager.find(EmailEntity, {
      select: { transition: true, createdAt: true },
      where: { ...which, transition: Like(`${how}:%`) },
      order: { createdAt: 'desc' },
    });
    const times = new Set(found.map(({ transition }) => transition)).size;
    return { times, last: found[0]?.createdAt ?? null };
  }

  /** They count towards the limits of addresses that visitors typed. */
  async markTyped(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.update(EmailEntity, { id: In([...ids]) }, { isToTypedAddress: true });
  }

  countTyped(manager: EntityManager, since: Date, address?: string): Promise<number> {
    const typed = { isToTypedAddress: true, createdAt: MoreThan(since) };
    return manager.countBy(EmailEntity, address ? { ...typed, toAddress: inMailboxOf(address) } : typed);
  }
}

/** Held emails keep their own, as each goes out with the order as it is then. */
function sharedFacts(emails: readonly NewEmail[]): EmailFactsEntity | null {
  const [email, another] = emails;
  if (!email || !another) return null;
  const { eventId, portalId, data, notBefore } = email;
  if (portalId === null || notBefore !== null || !areOfOrder(data)) return null;
  return { eventId, portalId, data };
}
