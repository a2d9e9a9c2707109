import type { AddressInfo } from 'node:net';
import { allEndpoints, customerOrders, type Endpoint, notices, orders, signIn } from '@overland/contracts';
import { Clock, createLogger, openMetricsListener, ServiceClient, Tracing } from '@overland/service-kit';
import type { DestinationStream } from 'pino';
import { type GatewayConfig, readConfig } from './config.js';
import { listenToOwnOrder } from './customer-listener.js';
import { LiveStreams } from './live-streams.js';
import { openSharedCounters } from './open-shared-counters.js';
import { closeSite, type OpenedSites, type OpenSite, openSites, type SiteParts } from './open-sites.js';
import { type RateLimitPoints, RateLimits } from './rate-limits.js';
import { Sessions } from './sessions.js';
import { listenToNotices, listenToOrders } from './staff-listeners.js';
import { StreamPlaces } from './stream-places.js';

export { accessTable } from './access-table.js';
export { GatewayConfig, gatewayConfigs } from './config.js';
export type { RateLimitPoints } from './rate-limits.js';

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

export interface Gateway extends OpenedSites {
  /** Where `/metrics` answers; null without `METRICS_PORT`. */
  metricsPort: number | null;
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
