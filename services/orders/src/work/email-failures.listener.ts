import { Injectable } from '@nestjs/common';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import { EmailFailureEntity } from './email-failure.entity.js';

/** Stores, for the work list, the failed emails of orders that have not been sent since. */
@Injectable()
@HandlesEvents()
export class EmailFailures implements EventHandlers {
  readonly name = 'email-failures';
  readonly on: EventHandlerMap = {
    'email.failureChanged': async ({ payload: { to: toAddress, at, ...failure } }, manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(EmailFailureEntity)
        .values({ ...failure, toAddress, changedAt: new Date(at) })
        .orUpdate(['email_id', 'reason', 'changed_at'], ['order_id', 'template', 'to_address'], {
          overwriteCondition: { where: 'email_failures.changed_at <= excluded.changed_at' },
        })
        .execute();
    },
  };
}
