import { type Endpoint, messages, type Session } from '@overland/contracts';
import { AppError, describeError } from '@overland/service-kit';
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

/** A caller whose role may not call what was asked for. */
export interface Refusal {
  session: Session;
  endpoint: Endpoint;
  requestId: string;
}

/** Decides for every request of the API whether it comes in: token, role, rate. Default deny. */
export class Access {
  constructor(
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    /** Writes the row of the audit trail. */
    private readonly noteRefusal: (refusal: Refusal) => Promise<unknown>,
  ) {}

  /** @throws AppError unauthorized, forbidden, tooManyRequests or unavailable. */
  async admit(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
    const address = `a:${addressPrefix(request.ip)}`;
    const session =
      endpoint.access === 'public'
        ? await this.findSession(request)
        : await this.requireSession(request, address);
    // By user rather than by session: signing in again must not bring a new allowance.
    const isCountedByUser = session !== null && endpoint.rate !== 'signIn';
    // Before the refusal, of which each leaves a row.
    await this.limits.consume(endpoint.rate, isCountedByUser ? `u:${session.userId}` : address);
    if (session && !isAllowed(endpoint.access, session)) await this.refuse(session, endpoint, request);
  }

  /** @throws AppError forbidden, whether or not the trail could be written: the log has it in any case. */
  private async refuse(session: Session, endpoint: Endpoint, request: FastifyRequest): Promise<never> {
    const { userId, role } = session;
    const line = { requestId: request.id, route: endpoint.path, userId, role };
    request.log.warn(line, 'denied');
    await this.noteRefusal({ session, endpoint, requestId: request.id }).catch((error: unknown) =>
      request.log.error({ ...line, err: describeError(error) }, 'the audit trail has no row of a refusal'),
    );
    throw new AppError('forbidden', messages.forbidden);
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
