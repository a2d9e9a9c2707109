import { Injectable } from '@nestjs/common';
import type { Session } from '@overland/contracts';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';

/** Keeps the names of users for the history of orders; identity owns them. */
@Injectable()
@HandlesEvents()
export class UserNames implements EventHandlers {
  readonly name = 'user-names';
  readonly on: EventHandlerMap = {
    'user.changed': async ({ payload, at }, manager) => {
      await manager.query(
        `insert into user_names (user_id, portal_id, full_name, changed_at) values ($1, $2, $3, $4)
         on conflict (user_id) do update
           set portal_id = excluded.portal_id, full_name = excluded.full_name, changed_at = excluded.changed_at
           where user_names.changed_at < excluded.changed_at`,
        [payload.userId, payload.portalId, `${payload.firstName} ${payload.lastName}`.trim(), at],
      );
    },
  };
}

/** Who acts, for the history; the role where the name has not arrived yet. */
export async function actorOf(manager: EntityManager, session: Session): Promise<string> {
  const [found] = await manager.query<{ full_name: string }[]>(
    'select full_name from user_names where user_id = $1',
    [session.userId],
  );
  return found?.full_name || session.role;
}
