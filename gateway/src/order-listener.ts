import { tokenOf } from '@overland/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Listener } from './live-streams.js';
import type { Sessions } from './sessions.js';

/** Over all sessions of the person. A visible page has one, and the connection of a laptop that lost its network stays for a while. */
const mostOfAPerson = 10;
const tooMany = 'Too many pages of yours listen for changes. Please close some.';

/**
 * Staff and people of portals: a portal's users are told of its own orders, MCAdmin of all. A session that has ended
 * learns nothing more (docs/product/security.md).
 */
export async function listenToOrders(sessions: Sessions, request: FastifyRequest): Promise<Listener> {
  const token = tokenOf(request.raw, 'JWT') ?? '';
  const session = await sessions.check(token, request.id);
  return {
    limits: [{ key: `user ${session.userId}`, most: mostOfAPerson, refusal: tooMany }],
    isOver: () => false,
    select: async (changes) => {
      const own = changes.filter(
        ({ portalId }) => session.role === 'MCAdmin' || portalId === session.portalId,
      );
      if (own.length === 0) return own;
      const isActive = await sessions.check(token, 'live-orders').then(
        () => true,
        () => false,
      );
      return isActive ? own : null;
    },
  };
}
