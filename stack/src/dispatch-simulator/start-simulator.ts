import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { minuteMs } from '@overland/contracts/calendar';
import { Callbacks } from './callbacks.js';
import { carrierPicker } from './carriers.js';
import { controlRoutes } from './control-routes.js';
import { Drivers } from './drivers.js';
import { FailureSwitches } from './failures.js';
import { OrderBook } from './order-book.js';
import { apiRoutes } from './routes.js';
import { Simulator } from './simulator.js';
import { simulatorServer } from './simulator-server.js';
import { Tokens } from './tokens.js';
import type { FindRoad } from './travel.js';

export interface SimulatorOptions {
  /** On `host`; 0 picks a free one. */
  port: number;
  /** 127.0.0.1 without it. */
  host?: string;
  clientId: string;
  clientSecret: string;
  /** The folder of the orders; without it they are lost when the process ends. */
  dataDir?: string;
  /** Minutes between two steps of an order, more or less; 0 stands still until it is told to step. */
  pace?: number;
  findRoad?: FindRoad;
  now?: () => Date;
  /** Milliseconds between two tries of a callback. */
  callbackRetryMs?: number;
}

export interface DispatchSimulator {
  url: string;
  /** The same controls as under `/simulator/…`. */
  simulator: Simulator;
  drivers: Drivers;
  switches: FailureSwitches;
  /** Resolves when no callback is being sent. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const tickMs = 60_000;

/** The file of the orders, in the folder of the simulator. */
export const bookFile = (dataDir: string) => path.join(dataDir, 'orders.json');

/**
 * Super Dispatch's shipper API on this machine, with carriers that take orders and drivers that drive
 * (docs/product/dispatch.md).
 *
 * @throws EADDRINUSE if the port is taken, or an error if the folder cannot be used
 */
export async function startDispatchSimulator(options: SimulatorOptions): Promise<DispatchSimulator> {
  const { clientId, clientSecret, dataDir, now = () => new Date(), pace = 0 } = options;
  const book = new OrderBook(dataDir === undefined ? null : bookFile(dataDir), now);
  const switches = new FailureSwitches();
  const callbacks = new Callbacks({ book, switches, now, retryMs: options.callbackRetryMs ?? minuteMs });
  const drivers = new Drivers({ book, callbacks, now });
  const simulator = new Simulator({
    book,
    callbacks,
    drivers,
    now,
    findRoad: options.findRoad ?? (async () => null),
    pickCarrier: carrierPicker(),
    // Not all at once: from two thirds to four thirds of the pace.
    pauseMs: () => (pace === 0 ? null : pace * minuteMs * (2 / 3 + (Math.random() * 2) / 3)),
  });
  const server = simulatorServer({
    api: apiRoutes(simulator, book),
    controls: controlRoutes({ simulator, drivers, switches, releaseCallbacks: () => callbacks.release() }),
    tokens: new Tokens({ id: clientId, secret: clientSecret }, now),
    switches,
  });
  await server.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  // Without a listener, a connection that cannot be accepted would end the process.
  server.server.on('error', () => undefined);
  const clock = pace === 0 ? null : startClock(simulator);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    simulator,
    drivers,
    switches,
    idle: () => callbacks.idle(),
    async close() {
      if (clock) clearInterval(clock);
      await server.close();
      await callbacks.close();
      book.close();
    },
  };
}

function startClock(simulator: Simulator): NodeJS.Timeout {
  simulator.spreadOverdue();
  let isBusy = false;
  return setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    simulator
      .tick()
      .catch((error: unknown) => process.stderr.write(`  The dispatch simulator: ${String(error)}\n`))
      .finally(() => {
        isBusy = false;
      });
  }, tickMs).unref();
}
