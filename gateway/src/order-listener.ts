import type { FastifyRequest } from 'fastify';
import { tokenOf } from './inbound-headers.js';
import type { Listener } from './live-streams.js';
import type { Sessions } from './sessions.js';

/** A visible page has one; browsers allow six connections to a site. */
const mostOfASession = 20;
const tooMany = 'Too many pages of yours listen for changes. Please close some.';

/**
 * Staff and people of portals: a portal's users are told of its own orders, MCAdmin of all. A session that has ended
 * learns nothing more (docs/product/security.md).
 */
export async function listenToOrders(sessions: Sessions, request: FastifyRequest): Promise<Listener> {
  const token = tokenOf(request.raw) ?? '';
  const session = await sessions.check(token, request.id);
  return {
    limits: [{ key: `session ${session.sessionId}`, most: mostOfASession, refusal: tooMany }],
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
