import { Injectable } from '@nestjs/common';
import type { AuditNote, EventEnvelope, QuoteAuditNote } from '@overland/contracts';
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
  };
}

async function keep(
  { payload, requestId }: Pick<EventEnvelope, 'requestId'> & { payload: AuditNote | QuoteAuditNote },
  manager: EntityManager,
): Promise<void> {
  const { at, subject, ...note } = payload;
  await writeAudit(manager, { ...note, at: new Date(at), userId: null, requestId, details: { subject } });
}
