import { Injectable } from '@nestjs/common';
import { EmailLog, type EmailTemplateName } from '@overland/contracts';
import { fieldsFor, inMailboxOf, insertNew, notFound, portalFilter, type Scope } from '@overland/service-kit';
import { type EntityManager, In, Like, MoreThan, Not } from 'typeorm';
import { EmailEntity, isOfOrder, type OrderEmail } from './email.entity.js';

export type NewEmail = Omit<
  EmailEntity,
  'status' | 'reason' | 'attempts' | 'claimedAt' | 'sentAt' | 'isToTypedAddress'
>;

/** An email that somebody got, or will get. */
export type Mailed = Pick<EmailEntity, 'template' | 'transition'> & { to: string };

/** Without `data`, which is most of a row and not shown. */
const inLog = {
  id: true,
  orderId: true,
  template: true,
  toAddress: true,
  subject: true,
  status: true,
  reason: true,
  createdAt: true,
  sentAt: true,
} as const satisfies Partial<Record<keyof EmailEntity, true>>;

/**
 * Every statement runs in a `withPortal` transaction: row-level security is the safety net under `portalId`. What changes with
 * the tries of an email is in `EmailTriesRepository`.
 */
@Injectable()
export class EmailsRepository {
  /** @returns the new ones; an existing email is not changed. */
  async insert(manager: EntityManager, emails: NewEmail[]): Promise<NewEmail[]> {
    if (emails.length === 0) return [];
    const added = new Set((await insertNew(manager, EmailEntity, emails)).map(({ id }) => id));
    return emails.filter(({ id }) => added.has(id));
  }

  /** Drops the emails of these events that were never tried. */
  async deleteUntried(manager: EntityManager, orderId: string, eventIds: readonly string[]): Promise<void> {
    await manager.delete(EmailEntity, { orderId, eventId: In([...eventIds]), status: 'queued', attempts: 0 });
  }

  async listOfOrder(manager: EntityManager, orderId: string, scope: Scope): Promise<EmailLog[]> {
    const rows = await manager.find(EmailEntity, {
      select: inLog,
      where: { orderId, ...portalFilter(scope) },
      order: { createdAt: 'desc', template: 'asc', toAddress: 'asc' },
    });
    return rows.map((row) => ({ ...fieldsFor(EmailLog, row), _id: row.id, to: row.toAddress }));
  }

  /** @throws AppError notFound, also for another portal's email and for sign-in emails. */
  async getOfOrder(manager: EntityManager, id: string, scope: Scope): Promise<OrderEmail> {
    const email = await manager.findOneBy(EmailEntity, { id, ...portalFilter(scope) });
    if (!email || !isOfOrder(email)) throw notFound('We could not find this email.');
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
