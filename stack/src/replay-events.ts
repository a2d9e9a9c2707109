import { replayEvents, requiredVariable, serviceVariable } from '@overland/service-kit';
import pg from 'pg';
import { databaseUrls } from './databases.js';
import type { StackOptions } from './options.js';
import { readOrCreateSecrets } from './secrets.js';
import { allServices } from './services.js';

type Environment = Record<string, string | undefined>;

/** The databases of an installation: from the environment, else those of `npm start`. */
export function urlsOfInstallation({ postgresPort, dataDir }: StackOptions, env: Environment): Environment {
  const isConfigured = allServices.some(({ name }) => env[serviceVariable(name, 'DATABASE_URL')]);
  if (isConfigured) return env;
  return databaseUrls(`postgres://127.0.0.1:${postgresPort}/postgres`, readOrCreateSecrets(dataDir));
}

/** Runs the work on the database of a service. */
export async function onDatabaseOf<T>(
  service: string,
  urls: Environment,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const connectionString = requiredVariable(serviceVariable(service, 'DATABASE_URL'), urls);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Retries every event that a service has set aside. @returns how many, by service. */
export async function replayAll(urls: Environment): Promise<{ service: string; events: number }[]> {
  const replayed: { service: string; events: number }[] = [];
  for (const { name } of allServices) {
    replayed.push({ service: name, events: await onDatabaseOf(name, urls, replayEvents) });
  }
  return replayed;
}
