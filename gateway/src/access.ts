import { type Endpoint, messages, type Session } from '@overland/contracts';
import { AppError } from '@overland/service-kit';
import type { FastifyRequest } from 'fastify';
import { addressPrefix } from './client-address.js';
import { tokenOf } from './inbound-headers.js';
import type { RateLimits } from './rate-limits.js';
import { type Sessions, unauthorized } from './sessions.js';

/** Whether the table's access lets this session call; a `service` endpoint lets nobody from outside. */
export function isAllowed(
  access: Endpoint['access'],
  session: Pick<Session, 'role' | 'isSuperAdmin'>,
): boolean {
  if (access === 'public' || access === 'signedIn') return true;
  if (access === 'superAdmin') return session.role === 'MCAdmin' && session.isSuperAdmin;
  if (access === 'service') return false;
  return access.includes(session.role);
}

/** Decides for every request of the API whether it comes in: token, role, rate. Default deny. */
export class Access {
  constructor(
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
  ) {}

  /** @throws AppError unauthorized, forbidden, tooManyRequests or unavailable. */
  async admit(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
    const address = `a:${addressPrefix(request.ip)}`;
    const session =
      endpoint.access === 'public'
        ? await this.findSession(request)
        : await this.requireSession(request, address);
    if (session && !isAllowed(endpoint.access, session)) {
      const { userId, role } = session;
      request.log.warn({ requestId: request.id, route: endpoint.path, userId, role }, 'denied');
      throw new AppError('forbidden', messages.forbidden);
    }
    // By user rather than by session: signing in again must not bring a new allowance.
    const isCountedByUser = session !== null && endpoint.rate !== 'signIn';
    await this.limits.consume(endpoint.rate, isCountedByUser ? `u:${session.userId}` : address);
  }

  /** Tokens that are refused count for the address, so that guessing them is limited too. */
  private async requireSession(request: FastifyRequest, address: string): Promise<Session> {
    const token = tokenOf(request.raw);
    try {
      if (!token) throw unauthorized();
      return await this.sessions.check(token, request.id);
    } catch (error) {
      await this.limits.consume('normal', address);
      throw error;
    }
  }

  /**
   * A public endpoint asks for no token. One that is ours but no longer good is taken off the request, so that no
   * service takes the caller for someone; another text stays (the token of a reset link travels the same way).
   */
  private async findSession(request: FastifyRequest): Promise<Session | null> {
    const token = tokenOf(request.raw);
    if (!token?.includes('.')) return null;
    try {
      return await this.sessions.check(token, request.id);
    } catch {
      delete request.raw.headers.authorization;
      return null;
    }
  }
}
