import type { InjectionToken } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
// biome-ignore lint/correctness/noUndeclaredDependencies: tests only; a dependency of the root.
import { Test } from '@nestjs/testing';
import type { Endpoint, Session } from '@overland/contracts';
import type { DestinationStream } from 'pino';
import type { DataSource } from 'typeorm';
import { Clock } from '../clock.js';
import { KitConfig, loadConfig, serviceVariable } from '../config.js';
import { SERVICE_DATABASE } from '../database/database.js';
import { createAdapter } from '../http/fastify-adapter.js';
import { KitModule } from '../kit.module.js';
import { createLogger, NestLogger } from '../logging/logger.js';
import { prepareService } from '../prepare-service.js';
import type { ServiceDefinition, ServiceRole } from '../service-definition.js';
import { buildPath } from '../services/build-path.js';
import { serviceTokenFor, tokenFor } from './sessions.js';
import { createTestDatabase, createTestQueue, type TestDatabase } from './test-database.js';
import { setTestEnvironment } from './test-environment.js';

interface StartOptions {
  /** One that is there already, in place of a fresh one. */
  database?: TestDatabase;
  /** Providers to replace, such as `[Clock, new FixedClock(…)]`. */
  overrides?: [token: InjectionToken, value: unknown][];
  /** `web` (the default) runs no relay, no consumer and no processor. */
  role?: ServiceRole;
  logStream?: DestinationStream;
  /** As in a separate process: `/metrics` answers. */
  hasOwnPort?: boolean | undefined;
}

interface CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The caller: a session, `'service'` for another service, or anonymous when null. */
  as?: Session | 'service' | null;
  headers?: Record<string, string>;
}

export interface TestReply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look freely into the body of an answer; assertions are its types.
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
  /** Bytes, for files. */
  raw: Buffer;
}

export interface TestService {
  app: NestFastifyApplication;
  database: TestDatabase;
  dataSource: DataSource;
  /** Calls an endpoint as the gateway would, without a network. */
  call(endpoint: Endpoint, options?: CallOptions): Promise<TestReply>;
  /** The types and payloads of all events in the outbox, oldest first. */
  outbox(): Promise<{ type: string; payload: unknown }[]>;
  close(): Promise<void>;
}

/** Boots a service on a fresh database and queue. Always `close()` it, in `afterAll`. */
export async function startTestService(
  definition: ServiceDefinition,
  { database: given, ...options }: StartOptions = {},
): Promise<TestService> {
  const [database, queue] = await Promise.all([given ?? createTestDatabase(definition), createTestQueue()]);
  setTestEnvironment({
    [serviceVariable(definition.name, 'DATABASE_URL')]: database.url,
    [serviceVariable(definition.name, 'DIRECT_DATABASE_URL')]: database.directUrl,
    QUEUE_DATABASE_URL: queue.ownerUrl,
  });
  const drop = () => Promise.all([database.drop(), queue.drop()]);
  const app = await bootTestApp(definition, options).catch(async (error: unknown) => {
    await drop();
    throw error;
  });
  const dataSource = app.get<DataSource>(SERVICE_DATABASE, { strict: false });
  return {
    app,
    database,
    dataSource,
    call: (endpoint, options) => callEndpoint(app, endpoint, options),
    outbox: () => dataSource.query('select type, payload from outbox order by position'),
    close: async () => {
      await app.close();
      await drop();
    },
  };
}

/** The service alone, in the given environment: for test services that need no database. */
export async function bootTestApp(
  definition: ServiceDefinition,
  { overrides = [], role = 'web', logStream, hasOwnPort = false }: StartOptions = {},
): Promise<NestFastifyApplication> {
  const config = loadConfig(KitConfig);
  const logger = new NestLogger(
    createLogger({ level: config.LOG_LEVEL, ...(logStream ? { stream: logStream } : {}) }),
  );
  const builder = Test.createTestingModule({ imports: [KitModule.forService(definition, role, config)] });
  builder.setLogger(logger);
  for (const [token, value] of overrides) builder.overrideProvider(token).useValue(value);
  const module = await builder.compile();
  const app = module.createNestApplication<NestFastifyApplication>(createAdapter(), {
    logger,
    bodyParser: false,
  });
  await prepareService(app, { definition, role, logger: logger.pino, hasOwnPort });
  return app;
}

function authorization(app: NestFastifyApplication, endpoint: Endpoint, as: CallOptions['as']) {
  if (!as) return {};
  const now = app.get(Clock, { strict: false }).now();
  const token =
    as === 'service'
      ? `Service ${serviceTokenFor(endpoint.service, 'orders', now)}`
      : `JWT ${tokenFor(as, now)}`;
  return { authorization: token };
}

export async function callEndpoint(
  app: NestFastifyApplication,
  endpoint: Endpoint,
  { params, query, body, as, headers }: CallOptions = {},
): Promise<TestReply> {
  const reply = await app.inject({
    method: endpoint.method,
    url: buildPath(endpoint.path, params, query),
    headers: {
      ...authorization(app, endpoint, as),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const isJson = String(reply.headers['content-type'] ?? '').includes('json');
  return {
    status: reply.statusCode,
    body: isJson && reply.body !== '' ? JSON.parse(reply.body) : reply.body,
    headers: reply.headers,
    raw: reply.rawPayload,
  };
}
