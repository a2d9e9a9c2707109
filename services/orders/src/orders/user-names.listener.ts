import { Injectable } from '@nestjs/common';
import { type EventHandlerMap, type EventHandlers, HandlesEvents, saveNewer } from '@overland/service-kit';
import { UserNameEntity } from './user-name.entity.js';

/** Stores users' names for the history of orders; identity owns users. */
@Injectable()
@HandlesEvents()
export class UserNames implements EventHandlers {
  readonly name = 'user-names';
  readonly on: EventHandlerMap = {
    'user.changed': ({ payload: { userId, portalId, firstName, lastName }, at }, manager) => {
      const fullName = `${firstName} ${lastName}`.trim();
      return saveNewer(manager, UserNameEntity, { userId, portalId, fullName, changedAt: new Date(at) });
    },
  };
}
