import { postRequest, withService } from './service-process.mjs';

/** Runs `work({ pid, url })` with the quoting service on this database. */
export function withQuotingService(databaseUrl, secrets, work) {
  return withService({ service: 'quoting', secrets, env: { QUOTING_DATABASE_URL: databaseUrl } }, work);
}

/** `POST /quotes` of a demo user. `user` is a name of the demo users, `body` the list request. */
export function listRequest(request) {
  return postRequest({ ...request, path: '/quotes' });
}
