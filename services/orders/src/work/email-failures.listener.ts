import { Injectable } from '@nestjs/common';
import { type EventHandlerMap, type EventHandlers, HandlesEvents, saveNewer } from '@overland/service-kit';
import { EmailFailureEntity } from './email-failure.entity.js';

/** Stores, for the work list, the failed emails of orders that have not been sent since. */
@Injectable()
@HandlesEvents()
export class EmailFailures implements EventHandlers {
  readonly name = 'email-failures';
  readonly on: EventHandlerMap = {
    'email.failureChanged': ({ payload: { to: toAddress, at, ...failure } }, manager) =>
      saveNewer(manager, EmailFailureEntity, { ...failure, toAddress, changedAt: new Date(at) }),
  };
}
