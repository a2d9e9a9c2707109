import { randomUUID } from 'node:crypto';
import type { Role, Session } from '@overland/contracts';
import { consumeEvent } from '../events/apply-events.js';
import { UserNames } from '../people/user-names.js';
import { aSession } from './sessions.js';
import type { TestService } from './start-test-service.js';

interface Person {
  firstName: string;
  role: Role;
  portalId: string;
  status: string;
}

/** Somebody whom the service knows by name, signed in. */
export async function storePerson(
  service: TestService,
  { firstName = 'Lee', role = 'User', portalId = randomUUID(), status = 'Active' }: Partial<Person> = {},
): Promise<Session> {
  const session = aSession({ role, portalId, userId: randomUUID() });
  await changePerson(service, session, { firstName, status });
  return session;
}

let changes = 0;

/** What identity says of somebody by now. */
export async function changePerson(
  { dataSource, app }: TestService,
  { userId, portalId, role }: Session,
  { firstName, status }: Pick<Person, 'firstName' | 'status'>,
): Promise<void> {
  changes += 1;
  await consumeEvent(dataSource, [app.get(UserNames, { strict: false })], {
    eventId: randomUUID(),
    type: 'user.changed',
    at: new Date(Date.now() + changes).toISOString(),
    requestId: null,
    payload: { userId, portalId, firstName, lastName: '', email: '', role, status },
  });
}
