import path from 'node:path';
import { findDemoRoad } from '@overland/quoting';
import { loadConfig, port, variables } from '@overland/service-kit';
import * as z from 'zod/mini';
import type { StackOptions } from '../options.js';
import type { Secrets } from '../secrets.js';
import { type DispatchSimulator, startDispatchSimulator } from './start-simulator.js';
import type { FindRoad } from './travel.js';

type Environment = Record<string, string | undefined>;

export const simulatorClientId = 'overland';

const needed = (what: string) => z.string().register(variables, { what });

/** The environment of the simulator in a container of its own. In production it does not run. */
export const SimulatorConfig = z.object({
  PORT: port('Where the simulator answers.'),
  SUPER_DISPATCH_CLIENT_ID: needed('The name that orders come with.'),
  SUPER_DISPATCH_CLIENT_SECRET: needed('The secret that orders come with.'),
  DISPATCH_SIMULATOR_DIR: needed('Where the simulator keeps its orders.'),
  DISPATCH_PACE: z.coerce
    .number('must be a number of minutes')
    .check(z.gte(0, 'must be a number of minutes'))
    .register(variables, { what: 'Minutes between two steps of an order in the simulator; 0 stands still.' }),
});

export const simulatorFolder = (dataDir: string) => path.join(dataDir, 'dispatch');

/** The simulator of `npm start`. */
export function startOwnSimulator(
  { dispatchPort, dispatchPace, dataDir }: StackOptions,
  { dispatchClientSecret }: Secrets,
): Promise<DispatchSimulator> {
  return startDispatchSimulator({
    port: dispatchPort,
    clientId: simulatorClientId,
    clientSecret: dispatchClientSecret,
    dataDir: simulatorFolder(dataDir),
    pace: dispatchPace,
    findRoad,
  });
}

/** The simulator in a container. @throws Error if a variable is missing */
export function startSimulatorFrom(env: Environment): Promise<DispatchSimulator> {
  const config = loadConfig(SimulatorConfig, env);
  return startDispatchSimulator({
    port: config.PORT,
    host: '0.0.0.0',
    clientId: config.SUPER_DISPATCH_CLIENT_ID,
    clientSecret: config.SUPER_DISPATCH_CLIENT_SECRET,
    dataDir: config.DISPATCH_SIMULATOR_DIR,
    pace: config.DISPATCH_PACE,
    findRoad,
  });
}

const findRoad: FindRoad = async (from, to) => findDemoRoad([from.city, from.state], [to.city, to.state]);
