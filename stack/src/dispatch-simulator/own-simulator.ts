import path from 'node:path';
import { findDemoRoad } from '@overland/quoting';
import { requiredVariable } from '@overland/service-kit';
import type { StackOptions } from '../options.js';
import type { Secrets } from '../secrets.js';
import { type DispatchSimulator, startDispatchSimulator } from './start-simulator.js';
import type { FindRoad } from './travel.js';

type Environment = Record<string, string | undefined>;

export const simulatorClientId = 'overland';

/** The variables of the simulator in a container of its own. */
export const simulatorVariables = [
  'PORT',
  'SUPER_DISPATCH_CLIENT_ID',
  'SUPER_DISPATCH_CLIENT_SECRET',
  'DISPATCH_SIMULATOR_DIR',
  'DISPATCH_PACE',
] as const;

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
  return startDispatchSimulator({
    port: Number(requiredVariable('PORT', env)),
    host: '0.0.0.0',
    clientId: requiredVariable('SUPER_DISPATCH_CLIENT_ID', env),
    clientSecret: requiredVariable('SUPER_DISPATCH_CLIENT_SECRET', env),
    dataDir: requiredVariable('DISPATCH_SIMULATOR_DIR', env),
    pace: Number(requiredVariable('DISPATCH_PACE', env)),
    findRoad,
  });
}

const findRoad: FindRoad = async (from, to) => findDemoRoad([from.city, from.state], [to.city, to.state]);
