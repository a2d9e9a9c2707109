import { Inject, Injectable } from '@nestjs/common';
import type { OrderDispatch, Session } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import type { DispatchEntity } from './dispatch.entity.js';
import { DispatchesRepository } from './dispatches.repository.js';
import { TMS_LINK, type TmsLink } from './tms-link.js';

/** What staff of the provider see of an order's dispatch. */
@Injectable()
export class DispatchViews {
  constructor(
    @Inject(TMS_LINK) private readonly link: TmsLink,
    private readonly dispatches: DispatchesRepository,
  ) {}

  /** Null for other users, and if there is nothing to show. */
  async of(manager: EntityManager, orderId: string, session: Session): Promise<OrderDispatch | null> {
    if (session.role !== 'MCAdmin' || !this.link.isConfigured) return null;
    const row = await this.dispatches.find(manager, orderId);
    return row && viewOf(row);
  }
}

function viewOf({ abandonedAt, dueAt, tmsGuid, error, sentAt }: DispatchEntity): OrderDispatch | null {
  const shown = { error: error || null, sentAt: sentAt?.toISOString() ?? null };
  if (abandonedAt) return { state: 'failed', ...shown };
  if (dueAt) return { state: 'waiting', ...shown };
  return tmsGuid === null ? null : { state: 'sent', ...shown };
}
