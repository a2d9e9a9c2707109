import { randomUUID } from 'node:crypto';
import { termsTextFor } from '@overland/contracts';
import { pickupWindow } from '@overland/contracts/calendar';
import { formatDay } from '@overland/contracts/format';
import type { EntityManager } from 'typeorm';
import { agreedFactsOf, agreementOf } from '../agreements/agreement.js';
import { TermsAcceptanceEntity } from '../agreements/terms-acceptance.entity.js';
import type { TermsVersionEntity } from '../agreements/terms-version.entity.js';
import { deliveryOf } from '../booking/draft-order.js';
import type { NewActivity } from '../orders/activity.entity.js';
import { lineOf } from '../orders/activity-line.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { acceptedNote } from '../terms/accepted-note.js';
import type { DemoOrder } from './demo-order.js';

interface Accepted {
  demo: DemoOrder;
  order: PlacedOrder;
  terms: TermsVersionEntity;
}

/** Acceptances by typed name for demo orders. They are not filed among the orders' files. */
export async function addDemoAcceptances(manager: EntityManager, accepted: Accepted[]): Promise<void> {
  const rows = accepted.flatMap(acceptanceOf);
  if (rows.length > 0) await manager.insert(TermsAcceptanceEntity, rows);
}

function acceptanceOf({ demo, order, terms }: Accepted): TermsAcceptanceEntity[] {
  const { termsAcceptedAt, termsBefore } = demo;
  const acceptedAt = termsAcceptedAt ?? termsBefore?.acceptedAt;
  if (!acceptedAt) return [];
  const facts = agreedFactsOf(termsBefore ? { ...order, ...daysFrom(termsBefore.firstDay, order) } : order);
  return [
    {
      id: randomUUID(),
      orderId: order.id,
      portalId: order.portalId,
      termsId: terms.id,
      version: terms.version,
      language: order.language,
      textLanguage: termsTextFor(terms.texts, order.language).language,
      agreement: agreementOf({ order, terms, facts }),
      facts,
      fullName: order.customerFullName,
      signature: { kind: 'typed' },
      acceptedAt,
      address: '',
      userAgent: '',
    },
  ];
}

function daysFrom(firstDay: string, { serviceLevel, transitTime }: PlacedOrder) {
  const pickup = pickupWindow(firstDay, serviceLevel, new Set());
  const delivery = deliveryOf(pickup, transitTime);
  return {
    pickupScheduledAt: pickup.start,
    pickupScheduledEndsAt: pickup.end,
    deliveryScheduledAt: delivery.start,
    deliveryScheduledEndsAt: delivery.end,
  };
}

/** The lines in the history that belong to it. */
export function termsLinesOf(demo: DemoOrder, { version, texts }: TermsVersionEntity): NewActivity[] {
  const { termsAcceptedAt, termsBefore, customerFullName: actor, language } = demo;
  const acceptedAt = termsAcceptedAt ?? termsBefore?.acceptedAt;
  if (!acceptedAt) return [];
  const order = { id: demo.orderId, portalId: demo.portalId };
  const { language: textLanguage } = termsTextFor(texts, language);
  const note = acceptedNote({ fullName: actor, version, textLanguage });
  const accepted = lineOf(order, { kind: 'other', at: acceptedAt, actor, source: 'customer', note });
  return [accepted, ...(termsBefore ? [changeOf(demo, termsBefore)] : [])];
}

function changeOf(
  demo: DemoOrder,
  { changedAt, firstDay }: NonNullable<DemoOrder['termsBefore']>,
): NewActivity {
  const [{ actor }] = demo.history;
  const day = {
    field: 'First pickup day',
    from: formatDay(firstDay),
    to: formatDay(demo.pickupDates.start),
  };
  return lineOf(
    { id: demo.orderId, portalId: demo.portalId },
    {
      kind: 'edit',
      at: changedAt,
      actor,
      source: 'staff',
      note: 'The customer is asked to accept the terms again.',
      changes: [day],
    },
  );
}
