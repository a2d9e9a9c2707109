import { type Endpoint, isAllowed, messages, type RateClass, type Session } from '@overland/contracts';
import { AppError, addressPrefix, describeError, tokenOf, unauthorized } from '@overland/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimits } from './rate-limits.js';
import type { Sessions } from './sessions.js';

/** A caller whose role may not call the endpoint. */
export interface Refusal {
  session: Session;
  endpoint: Endpoint;
  requestId: string;
  /** The network address. */
  address: string;
}

/** Counted by IP address, signed in or not: guesses of passwords, codes and reset links. */
const countedByAddress: ReadonlySet<RateClass> = new Set(['signIn', 'reset']);

/** Admits or refuses each request of the API by token, role and rate. Default deny. */
export class Access {
  constructor(
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    /** Writes the row of the audit trail. */
    private readonly noteRefusal: (refusal: Refusal) => Promise<unknown>,
  ) {}

  /** @throws AppError unauthorized, forbidden, confirmationRequired, secondStepRequired, tooManyRequests, unavailable. */
  async admit(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const address = `a:${addressPrefix(request.ip)}`;
    const session =
      endpoint.access === 'public'
        ? await this.findSession(request)
        : await this.requireSession(endpoint, request, address);
    // By user, not by session: signing in again must not give a new allowance.
    const isCountedByUser = session !== null && !countedByAddress.has(endpoint.rate);
    const key = isCountedByUser ? `u:${session.userId}` : address;
    // Counted before the refusal: each refusal writes a row.
    await this.limits.consume(endpoint.rate, key);
    reply.raw.once('finish', () => {
      if (reply.raw.statusCode >= 400) void this.limits.giveBack(endpoint.rate, key);
    });
    if (session && !isAllowed(endpoint.access, session)) await this.refuse(session, endpoint, request);
    if (session && endpoint.confirmed) await this.sessions.requireConfirmed(session, request.id);
  }

  /** @throws AppError forbidden, also when the audit trail cannot be written: the log has the refusal in any case. */
  private async refuse(session: Session, endpoint: Endpoint, request: FastifyRequest): Promise<never> {
    const { userId, role } = session;
    const line = { requestId: request.id, route: endpoint.path, userId, role };
    request.log.warn(line, 'denied');
    await this.noteRefusal({ session, endpoint, requestId: request.id, address: request.ip }).catch(
      (error: unknown) =>
        request.log.error({ ...line, err: describeError(error) }, 'the audit trail has no row of a refusal'),
    );
    throw new AppError('forbidden', messages.forbidden);
  }

  /** Refused tokens count against the address, so that guessing tokens is limited too. */
  private async requireSession(
    { withoutSecondStep }: Endpoint,
    request: FastifyRequest,
    address: string,
  ): Promise<Session> {
    const token = tokenOf(request.raw, 'JWT');
    try {
      if (!token) throw unauthorized();
      return await this.sessions.check(token, request.id, { withoutSecondStep });
    } catch (error) {
      await this.limits.consume('normal', address);
      throw error;
    }
  }

  /**
   * A public endpoint needs no token. A token of ours that other calls would refuse is removed from the request, so that no
   * service trusts it; any other text stays (the token of a reset link is sent in the same header).
   */
  private async findSession(request: FastifyRequest): Promise<Session | null> {
    const token = tokenOf(request.raw, 'JWT');
    if (!token?.includes('.')) return null;
    try {
      return await this.sessions.check(token, request.id);
    } catch {
      delete request.raw.headers.authorization;
      return null;
    }
  }
}
