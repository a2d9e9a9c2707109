import { withService } from './service-process.mjs';

/** Runs `work({ pid, url })` with the orders service, or its worker, on this database. */
export function withOrdersService(databaseUrl, { secrets, entry, env }, work) {
  return withService(
    { service: 'orders', entry, secrets, env: { ...env, ORDERS_DATABASE_URL: databaseUrl } },
    work,
  );
}
