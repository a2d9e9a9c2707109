import { Injectable } from '@nestjs/common';
import type { Session } from '@overland/contracts';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { UserNameEntity } from './user-name.entity.js';

/** Keeps the names of users for the history of orders; identity owns them. */
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

/** Who acts, for the history; the role where the name has not arrived yet. */
export async function actorOf(manager: EntityManager, session: Session): Promise<string> {
  const user = await manager.getRepository(UserNameEntity).findOneBy({ userId: session.userId });
  return user?.fullName || session.role;
}
