import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { DispatchSubscriptionEntity } from './dispatch-subscription.entity.js';

/** Subscriptions to the TMS's calls, with the tokens by which calls are recognized. */
@Injectable()
export class DispatchSubscriptionsRepository {
  /** Makes due what is missing or has another address. */
  async note(manager: EntityManager, actions: readonly string[], callbackUrl: string): Promise<void> {
    await manager.query(
      `insert into dispatch_subscriptions as known (action, callback_url) select unnest($1::text[]), $2
       on conflict (action) do update set callback_url = $2, due_at = now(), attempts = 0
         where known.callback_url <> $2`,
      [actions, callbackUrl],
    );
  }

  /**
   * Whether the token belongs to this action's subscription. For an action that we never subscribed to any of our tokens will
   * do, so that actions that the TMS adds later are kept as well.
   */
  async knows(manager: EntityManager, token: string, action: string): Promise<boolean> {
    const all = await manager.findBy(DispatchSubscriptionEntity, { tokenHash: Not(IsNull()) });
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
