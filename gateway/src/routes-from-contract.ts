import { type Endpoint, signIn } from '@overland/contracts';
import { saidToStaff } from '@overland/contracts/format';
import { fillPath, matchPath } from '@overland/federation';
import { AppError, canBeJudged, notFound, tokenOf } from '@overland/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Access } from './access.js';
import { handOver, handOverUnconfirmed } from './forward.js';
import type { LiveStreams } from './live-streams.js';
import type { Sessions } from './sessions.js';

const allMethods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

interface ContractRoutes {
  endpoints: readonly Endpoint[];
  access: Access;
  sessions: Sessions;
  live: LiveStreams;
}

/** Registers exactly these endpoints below `/api`, and 405 for other methods on their paths. */
export function registerContractRoutes(
  site: FastifyInstance,
  { endpoints, access, sessions, live }: ContractRoutes,
): void {
  const offered = endpoints.filter(({ access }) => access !== 'service');
  for (const endpoint of offered) {
    site.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      config: configOf(endpoint),
      handler: async (request, reply) => {
        const isConfirmed = await admit(access, endpoint, request, reply);
        if (!isConfirmed) return handOverUnconfirmed(endpoint, request, reply);
        if (endpoint.live) return live.open(endpoint, request, reply);
        // Unless the service says otherwise, as it does for a PDF with an ETag.
        reply.raw.setHeader('cache-control', 'no-store');
        if (isSignOut(endpoint)) forgetTokenOnSuccess(request, reply, sessions);
        return handOver(endpoint, request, reply);
      },
    });
  }
  refuseOtherMethods(site, offered);
}

/**
 * @returns false for a call that only lacks the password: its service says what else is wrong with it, and never makes it.
 * @throws AppError as `Access.admit`
 */
async function admit(
  access: Access,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  try {
    await access.admit(endpoint, request, reply);
    return true;
  } catch (error) {
    const lacksPassword = error instanceof AppError && error.code === 'confirmationRequired';
    if (!lacksPassword || !canBeJudged(endpoint)) throw error;
    return false;
  }
}

/** What other parts of the gateway look at. */
const configOf = ({ takesBytes = false }: Endpoint): object => ({ takesBytes });

function isSignOut(endpoint: Endpoint): boolean {
  return endpoint.method === signIn.signOut.method && endpoint.path === signIn.signOut.path;
}

/** `finish` fires before the caller can have read the answer and sent anything more. */
function forgetTokenOnSuccess(request: FastifyRequest, reply: FastifyReply, sessions: Sessions): void {
  const token = tokenOf(request.raw, 'JWT');
  reply.raw.once('finish', () => {
    if (token && reply.raw.statusCode === 200) sessions.end(token);
  });
}

/** Without a slash more, as routes are found. */
function isSpelled(path: string, pattern: string): boolean {
  const params = matchPath(pattern, path);
  return params !== null && fillPath(pattern, params) === path;
}

/** Looks for the path once it is asked: routes of all other methods would double the time that the sites take to open. */
function refuseOtherMethods(site: FastifyInstance, endpoints: readonly Endpoint[]): void {
  site.route({
    method: allMethods,
    url: '/api/*',
    handler: async (request, reply) => {
      const [path = ''] = (request.raw.url ?? '').split('?');
      const methods = endpoints
        .filter((endpoint) => isSpelled(path, `/api${endpoint.path}`))
        .map(({ method }) => method)
        .join(', ');
      if (methods === '') throw notFound();
      void reply.header('allow', methods);
      throw new AppError(
        'methodNotAllowed',
        saidToStaff('This address answers {methods} only.', { methods }),
      );
    },
  });
}
