import { type CanActivate, type ExecutionContext, Inject, Injectable, Logger } from '@nestjs/common';
import { isAllowed, type Session } from '@overland/contracts';
import type { FastifyRequest } from 'fastify';
import { forbidden, notFound, unauthorized } from '../app-error.js';
import { Clock } from '../clock.js';
import { KIT_CONFIG, type KitConfig } from '../config.js';
import { SERVICE_NAME } from '../service-definition.js';
import { verifyServiceToken } from '../tokens/service-token.js';
import { verifyUserToken } from '../tokens/user-token.js';
import { setCaller } from './caller.js';
import { findEndpoint } from './endpoint-metadata.js';
import { isUnconfirmed, Judging } from './judging.js';
import { tokenOf } from './request-headers.js';

/** Default deny: a route without a row in the contract table does not exist, and the row defines who may call. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly logger = new Logger('Access');

  constructor(
    @Inject(KIT_CONFIG) private readonly config: KitConfig,
    @Inject(SERVICE_NAME) private readonly serviceName: string,
    private readonly clock: Clock,
    private readonly judging: Judging,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<never> {
    const endpoint = findEndpoint(context.getHandler());
    if (!endpoint) throw notFound();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (endpoint.access === 'service') return this.requireService(request);
    const session = this.findSession(request);
    if (session) setCaller(request, session);
    if (endpoint.access === 'public') return true;
    if (!session) throw unauthorized();
    if (!isAllowed(endpoint.access, session)) {
      this.logger.warn(
        `denied ${endpoint.method} ${endpoint.path} to user ${session.userId} (${session.role})`,
      );
      throw forbidden();
    }
    return isUnconfirmed(request) ? this.judging.refuse(context, endpoint) : true;
  }

  private findSession(request: FastifyRequest): Session | null {
    const token = tokenOf(request, 'JWT');
    return token ? verifyUserToken(token, this.config.JWT_PUBLIC_KEY, this.clock.now()) : null;
  }

  private requireService(request: FastifyRequest): boolean {
    const token = tokenOf(request, 'Service');
    const caller =
      token &&
      verifyServiceToken(token, {
        secret: this.config.SERVICE_TOKEN_SECRET,
        audience: this.serviceName,
        now: this.clock.now(),
      });
    if (!caller) throw unauthorized();
    return true;
  }
}
