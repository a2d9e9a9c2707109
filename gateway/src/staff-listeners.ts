import type { Session } from '@overland/contracts';
import { tokenOf } from '@overland/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Happened, Listener } from './live-streams.js';
import type { Sessions } from './sessions.js';

/** Over all sessions of the person. A visible page has one, and the connection of a laptop that lost its network stays for a while. */
const mostOfAPerson = 10;
const tooMany = 'Too many pages of yours listen for changes. Please close some.';

/** Staff and people of portals: a portal's users are told of its own orders, MCAdmin of all. */
export const listenToOrders = (sessions: Sessions, request: FastifyRequest): Promise<Listener> =>
  listen(sessions, request, {
    key: 'user',
    own: ({ changes }, { role, portalId }) =>
      changes.filter((change) => role === 'MCAdmin' || change.portalId === portalId),
  });

/** Everybody is told of the own notices. */
export const listenToNotices = (sessions: Sessions, request: FastifyRequest): Promise<Listener> =>
  listen(sessions, request, {
    key: 'notices of',
    own: ({ notices }, { userId }) => notices.filter((notice) => notice.userId === userId),
  });

interface Listening {
  /** What its streams are counted by. */
  key: string;
  own: (happened: Happened, session: Session) => readonly unknown[];
}

/** A session that has ended learns nothing more (docs/product/security.md). */
async function listen(
  sessions: Sessions,
  request: FastifyRequest,
  { key, own }: Listening,
): Promise<Listener> {
  const token = tokenOf(request.raw, 'JWT') ?? '';
  const session = await sessions.check(token, request.id);
  return {
    limits: [{ key: `${key} ${session.userId}`, most: mostOfAPerson, refusal: tooMany }],
    isOver: () => false,
    select: async (happened) => {
      const told = own(happened, session);
      if (told.length === 0) return told;
      const isActive = await sessions.check(token, 'live-orders').then(
        () => true,
        () => false,
      );
      return isActive ? told : null;
    },
  };
}
