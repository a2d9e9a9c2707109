import { findCommit, runningVersion, ServiceHosts } from '@overland/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SiteName } from './sites.js';

/** Anybody may ask, so the services are asked at most once in this time, milliseconds. */
const freshMs = 1_000;

/**
 * `live`: the process answers, on the staff site with its version and commit. `ready`: it takes requests; no longer while it drains, nor while a service in this process is not
 * ready. Services in other processes are asked by whoever runs them.
 */
export function registerHealth(site: FastifyInstance, name: SiteName, isDraining: () => boolean): void {
  let looked: { at: number; missing: Promise<string[]> } | null = null;
  const missingNow = () => {
    if (looked === null || Date.now() - looked.at > freshMs)
      looked = { at: Date.now(), missing: missingInServices() };
    return looked.missing;
  };
  site.get('/health/live', async () =>
    name === 'public'
      ? { status: 'ok' }
      : { status: 'ok', version: runningVersion, commit: await findCommit() },
  );
  site.get('/health/ready', async (_request, reply) => {
    const missing = isDraining() ? ['draining'] : await missingNow();
    if (missing.length === 0) return { status: 'ok' };
    return reply.status(503).header('retry-after', '2').send({ status: 'unavailable', missing });
  });
}

/** `orders database`: what a service in this process lacks. */
async function missingInServices(): Promise<string[]> {
  const found = await Promise.all(
    [...ServiceHosts].map(async ([name, service]) => {
      const { statusCode, body } = await service.inject('/health/ready');
      const { missing } = statusCode === 503 ? (JSON.parse(body) as { missing: string[] }) : { missing: [] };
      return missing.map((what) => `${name} ${what}`);
    }),
  );
  return found.flat();
}
