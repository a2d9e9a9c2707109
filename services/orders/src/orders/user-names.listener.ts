import { Injectable } from '@nestjs/common';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import { UserNameEntity } from './user-name.entity.js';

/** Stores users' names for the history of orders; identity owns users. */
@Injectable()
@HandlesEvents()
export class UserNames implements EventHandlers {
  readonly name = 'user-names';
  readonly on: EventHandlerMap = {
    'user.changed': async ({ payload, at }, manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(UserNameEntity)
        .values({
          userId: payload.userId,
          portalId: payload.portalId,
          fullName: `${payload.firstName} ${payload.lastName}`.trim(),
          changedAt: new Date(at),
        })
        .orUpdate(['portal_id', 'full_name', 'changed_at'], ['user_id'], {
          overwriteCondition: { where: 'user_names.changed_at < excluded.changed_at' },
        })
        .execute();
    },
  };
}
