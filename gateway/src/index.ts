import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allEndpoints, customerOrders, type Endpoint, notices, orders, signIn } from '@overland/contracts';
import {
  Clock,
  createLogger,
  Drain,
  measureRoutes,
  openMetricsListener,
  ServiceClient,
  Tracing,
} from '@overland/service-kit';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream, Logger } from 'pino';
import { Access, type Refusal } from './access.js';
import { type GatewayConfig, readConfig } from './config.js';
import { listenToOwnOrder } from './customer-listener.js';
import { registerDocs } from './docs-page.js';
import { prepareForwarding } from './forward.js';
import { registerHealth } from './health-routes.js';
import { listenEverywhere } from './listen.js';
import { LiveStreams } from './live-streams.js';
import { openSharedCounters } from './open-shared-counters.js';
import { type RateLimitPoints, RateLimits } from './rate-limits.js';
import { registerContractRoutes } from './routes-from-contract.js';
import { Sessions } from './sessions.js';
import { shareLanguageOf } from './share-language.js';
import { createSiteServer } from './site-server.js';
import { registerSite, type SiteName } from './sites.js';
import { listenToNotices, listenToOrders } from './staff-listeners.js';
import { StreamPlaces } from './stream-places.js';

export { accessTable } from './access-table.js';
export { GatewayConfig, gatewayConfigs } from './config.js';
export type { RateLimitPoints } from './rate-limits.js';

/** A browser that is busy sends its next request within this time. */
const graceMs = 1_000;

export interface GatewayOptions {
  /** Environment values (see config.ts); by default the process's. */
  env?: Record<string, string | undefined>;
  /** Requests that some or all rate classes allow within their period. */
  limits?: Partial<RateLimitPoints>;
  endpoints?: readonly Endpoint[];
  clock?: Clock;
  /** Where log lines go; by default standard output. */
  logStream?: DestinationStream;
  /** How long running requests may take once the gateway closes, milliseconds. */
  drainMs?: number;
}

export interface Gateway {
  staffPort: number;
  publicPort: number;
  /** Where `/metrics` answers; null without `METRICS_PORT`. */
  metricsPort: number | null;
  /** Of the two sites, for connections that another process accepted. */
  servers: Record<SiteName, Server>;
  /** Finishes running requests, then ends; a second call waits for the same end. */
  close(): Promise<void>;
}

/**
 * Opens the staff site and the public site, each with its part of the API. Services that live in this process
 * (`ServiceHosts`) get their requests directly, others at `<SERVICE>_URL`.
 * @throws Error when the configuration is not usable or a port is taken; nothing stays open then.
 */
export async function startGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const env = options.env ?? process.env;
  const config = readConfig(env);
  const { logStream: stream, drainMs = 3_000 } = options;
  const logger = createLogger({ level: config.LOG_LEVEL, ...(stream ? { stream } : {}) });
  const tracing = await Tracing.open({ service: 'gateway', env, warn: (line) => logger.warn(line) });
  const metrics = await openMetricsListener(env);
  const counters = await openSharedCounters(config, logger);
  const clock = options.clock ?? new Clock();
  const services = new ServiceClient(config, 'gateway', clock);
  const sessions = openSessions(config, services, clock);
  const parts: SiteParts = {
    config,
    logger,
    limits: new RateLimits({ points: options.limits, factor: config.RATE_LIMIT_FACTOR, counters, logger }),
    sessions,
    live: openStreams({
      services,
      sessions,
      clock,
      places: new StreamPlaces(counters?.streams ?? null, logger),
    }),
    services,
    endpoints: options.endpoints ?? allEndpoints,
    state: { isDraining: false },
    isMeasured: metrics !== null,
    tracing,
  };
  const sites: OpenSite[] = [];
  const close = once(async () => {
    parts.state.isDraining = true;
    await parts.live.close();
    await Promise.all(sites.map((site) => closeSite(site, drainMs)));
    await Promise.all([counters?.close(), metrics?.close(), tracing.close()]);
  });
  try {
    const opened = await openSites({ ...parts, sites });
    const metricsPort = metrics && (metrics.server.address() as AddressInfo).port;
    return { ...opened, metricsPort, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= work();
    return running;
  };
}

interface SiteParts {
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

function openSessions(config: GatewayConfig, client: ServiceClient, clock: Clock): Sessions {
  return new Sessions({
    publicKey: config.JWT_PUBLIC_KEY,
    now: () => clock.now().getTime(),
    ask: (sessionId, requestId) => client.call(signIn.checkSession, { body: { sessionId } }, { requestId }),
  });
}

function openStreams({
  services,
  sessions,
  clock,
  places,
}: Pick<SiteParts, 'services' | 'sessions'> & { clock: Clock; places: StreamPlaces }): LiveStreams {
  return new LiveStreams({
    services,
    places,
    listeners: new Map([
      [customerOrders.live.path, (request) => listenToOwnOrder({ services, clock }, request)],
      [orders.live.path, (request) => listenToOrders(sessions, request)],
      [notices.live.path, (request) => listenToNotices(sessions, request)],
    ]),
  });
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

interface OpenSite {
  site: FastifyInstance;
  /** Once it listens. */
  drain: Drain | null;
}

async function closeSite({ site, drain }: OpenSite, drainMs: number): Promise<void> {
  await drain?.close(drainMs);
  await site.close();
}

async function openSites(
  parts: SiteParts & { sites: OpenSite[] },
): Promise<Pick<Gateway, 'staffPort' | 'publicPort' | 'servers'>> {
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
  registerHealth(site, () => state.isDraining);
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
