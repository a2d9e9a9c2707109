import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDatabase } from '@overland/service-kit';
import { type DataSource, IsNull, Not } from 'typeorm';
import { DispatchSubscriptionEntity } from './dispatch-subscription.entity.js';

/** Checks the token of each call of the TMS. */
@Injectable()
export class DispatchSubscriptions {
  constructor(@InjectDatabase() private readonly database: DataSource) {}

  /**
   * Whether the token belongs to this action's subscription. For an action that we never subscribed to any of our tokens will
   * do, so that actions that the TMS adds later are kept as well.
   */
  async knows(token: string, action: string): Promise<boolean> {
    const all = await this.database.manager.findBy(DispatchSubscriptionEntity, { tokenHash: Not(IsNull()) });
    const own = all.filter((row) => row.action === action);
    const given = hashOf(token);
    let isKnown = false;
    for (const { tokenHash } of own.length > 0 ? own : all) {
      const expected = Buffer.from(tokenHash ?? '', 'hex');
      if (expected.length === given.length && timingSafeEqual(expected, given)) isKnown = true;
    }
    return isKnown;
  }
}

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
