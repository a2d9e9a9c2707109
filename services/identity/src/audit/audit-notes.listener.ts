import { Injectable } from '@nestjs/common';
import type { AuditNote, ClaimAuditNote, EventEnvelope, QuoteAuditNote } from '@overland/contracts';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { writeAudit } from './audit.repository.js';

@Injectable()
@HandlesEvents()
export class AuditNotes implements EventHandlers {
  readonly name = 'audit-notes';
  readonly on: EventHandlerMap = {
    'settings.audited': keep,
    'quote.audited': keep,
    'order.audited': keep,
    'claim.audited': keep,
  };
}

async function keep(
  {
    payload,
    requestId,
  }: Pick<EventEnvelope, 'requestId'> & {
    payload: AuditNote | QuoteAuditNote | ClaimAuditNote;
  },
  manager: EntityManager,
): Promise<void> {
  const { at, subject, ...note } = payload;
  await writeAudit(manager, { ...note, at: new Date(at), userId: null, requestId, details: { subject } });
}
