import type { Server } from 'node:http';
import { type Endpoint, signIn } from '@overland/contracts';
import { Drain, measureRoutes, type ServiceClient, type Tracing } from '@overland/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Access, type Refusal } from './access.js';
import type { GatewayConfig } from './config.js';
import { registerDocs } from './docs-page.js';
import { prepareForwarding } from './forward.js';
import { registerHealth } from './health-routes.js';
import { listenEverywhere } from './listen.js';
import type { LiveStreams } from './live-streams.js';
import type { RateLimits } from './rate-limits.js';
import { registerContractRoutes } from './routes-from-contract.js';
import type { Sessions } from './sessions.js';
import { shareLanguageOf } from './share-language.js';
import { createSiteServer } from './site-server.js';
import { registerSite, type SiteName } from './sites.js';

/** A browser that is busy sends its next request within this time. */
const graceMs = 1_000;

export interface SiteParts {
  config: GatewayConfig;
  logger: Logger;
  limits: RateLimits;
  sessions: Sessions;
  live: LiveStreams;
  services: ServiceClient;
  endpoints: readonly Endpoint[];
  state: { isDraining: boolean };
  isMeasured: boolean;
  tracing: Tracing;
}

function noteRefusal(
  client: ServiceClient,
  { session, endpoint, requestId, address }: Refusal,
): Promise<unknown> {
  const { userId, portalId, role } = session;
  const { method, path } = endpoint;
  return client.call(
    signIn.noteRefusal,
    { body: { userId, portalId, role, method, path, address } },
    { requestId },
  );
}

export interface OpenedSites {
  staffPort: number;
  publicPort: number;
  /** For connections that another process accepted. */
  servers: Record<SiteName, Server>;
}

export interface OpenSite {
  site: FastifyInstance;
  /** Once it listens. */
  drain: Drain | null;
}

export async function closeSite({ site, drain }: OpenSite, drainMs: number): Promise<void> {
  await drain?.close(drainMs);
  await site.close();
}

/** The staff site and the public site, each with its part of the API. */
export async function openSites(parts: SiteParts & { sites: OpenSite[] }): Promise<OpenedSites> {
  const staff = await openSite('staff', parts.config.STAFF_PORT, parts);
  const open = await openSite('public', parts.config.PUBLIC_PORT, parts);
  return {
    staffPort: staff.port,
    publicPort: open.port,
    servers: { staff: staff.server, public: open.server },
  };
}

/** @returns the port, which the system chooses for port 0 */
async function openSite(
  name: SiteName,
  port: number,
  parts: SiteParts & { sites: OpenSite[] },
): Promise<{ port: number; server: Server }> {
  const { config, logger, limits, sessions, live, services, endpoints, state, isMeasured, tracing, sites } =
    parts;
  const site: FastifyInstance = createSiteServer(config, logger.child({ site: name }), tracing);
  const own: OpenSite = { site, drain: null };
  sites.push(own);
  if (isMeasured) measureRoutes(site, { service: 'gateway', prefix: '/api' });
  await prepareForwarding(site, endpoints);
  registerHealth(site, name, () => state.isDraining);
  await registerSite(site, name, config, shareLanguageOf(services, limits));
  registerContractRoutes(site, {
    endpoints: name === 'staff' ? endpoints : endpoints.filter(({ access }) => access === 'public'),
    access: new Access(sessions, limits, (refusal) => noteRefusal(services, refusal)),
    sessions,
    live,
  });
  if (name === 'staff') registerDocs(site, endpoints, config.BRAND_NAME);
  const opened = await listenEverywhere(site, { port, host: config.LISTEN_HOST });
  own.drain = new Drain(opened.servers, { graceMs });
  return { port: opened.port, server: site.server };
}
