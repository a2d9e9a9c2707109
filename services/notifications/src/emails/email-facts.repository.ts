import { Any, type EntityManager } from 'typeorm';
import type { EmailEntity } from './email.entity.js';
import { EmailFactsEntity } from './email-facts.entity.js';

/** Gives those that share facts their `data`: the same object where the event is the same. */
export async function fillFacts(manager: EntityManager, emails: readonly EmailEntity[]): Promise<void> {
  const without = emails.filter(({ data }) => data === null);
  if (without.length === 0) return;
  const eventIds = [...new Set(without.map(({ eventId }) => eventId))];
  const found = await manager.findBy(EmailFactsEntity, { eventId: Any(eventIds) });
  const byEvent = new Map(found.map(({ eventId, data }) => [eventId, data]));
  for (const email of without) email.data = byEvent.get(email.eventId) ?? null;
}
