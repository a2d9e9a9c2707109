import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DestinationStream } from 'pino';
import { assertConfigured, KIT_CONFIG, KitConfig, loadConfig } from './config.js';
import { exitOnSignal } from './exit-on-signal.js';
import { Drain } from './http/drain.js';
import { createAdapter } from './http/fastify-adapter.js';
import { KitModule } from './kit.module.js';
import { createLogger, NestLogger } from './logging/logger.js';
import { prepareService } from './prepare-service.js';
import { configsOf, type ServiceDefinition, type ServiceRole } from './service-definition.js';
import { startPart } from './start-part.js';
import { takeConnections } from './taken-connections.js';

interface CreateOptions extends ServiceDefinition {
  role: ServiceRole;
  /** Where log lines go; standard output when absent. */
  logStream?: DestinationStream;
  /** In a separate process: its port also serves the metrics. */
  hasOwnPort?: boolean;
}

/**
 * A service, initialized and not listening: answers `inject` and its neighbors in the process, and in a worker
 * role relays, consumes and runs jobs. Close it with `app.close()`.
 * @throws Error when its configuration, contract or event handlers are not complete.
 */
export async function createService({
  role,
  logStream,
  hasOwnPort = false,
  ...definition
}: CreateOptions): Promise<NestFastifyApplication> {
  assertConfigured(configsOf(definition));
  const config = loadConfig(KitConfig);
  const logger = new NestLogger(
    createLogger({ level: config.LOG_LEVEL, ...(logStream ? { stream: logStream } : {}) }),
  );
  const app = await NestFactory.create<NestFastifyApplication>(
    KitModule.forService(definition, role, config),
    createAdapter(),
    { logger, bodyParser: false, abortOnError: false },
  );
  await prepareService(app, { definition, role, logger: logger.pino, hasOwnPort });
  return app;
}

/** For `main.ts`: one service in its own process, on `PORT` of `LISTEN_HOST`. */
export function bootService(definition: ServiceDefinition): Promise<void> {
  return listen(definition, 'web');
}

/** For `worker.ts`: relay, events and jobs of one service; `PORT` answers for its health. */
export function bootWorker(definition: ServiceDefinition): Promise<void> {
  return listen(definition, 'worker');
}

async function listen(definition: ServiceDefinition, role: ServiceRole): Promise<void> {
  await startPart(async () => {
    const starting = createService({ ...definition, role, hasOwnPort: true });
    let drain: Drain | null = null;
    exitOnSignal(async () => {
      await drain?.close(longestDrainMs);
      await (await starting).close();
    });
    const app = await starting;
    // What a worker answers is its health alone.
    if (role !== 'worker') drain = new Drain([app.getHttpServer()], { graceMs });
    takeConnections({ calls: app.getHttpServer() });
    const { PORT, LISTEN_HOST } = app.get<KitConfig>(KIT_CONFIG);
    await listenOnceFree(() => app.listen(PORT, LISTEN_HOST));
  });
}

/** The gateway asks again at once on a connection that is in use. */
const graceMs = 200;
const longestDrainMs = 3_000;
const askEveryMs = 20;

/** While the process that this one replaces has the port, tells the supervisor that this one is ready, and tries again. */
async function listenOnceFree(listen: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await listen();
      return;
    } catch (error) {
      if (!process.send || !isPortTaken(error)) throw error;
      process.send('waits for its port');
      await pause(askEveryMs);
    }
  }
}

const isPortTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
