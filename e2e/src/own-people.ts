import { randomUUID } from 'node:crypto';
import { type NewUser, type User, userEdits } from '@overland/contracts';
import { call } from './product.js';
import { people, tokenFor } from './tokens.js';

/** Of each of them, until they choose another. */
export const temporaryPassword = 'tavo-kemu-ludo-bane-soli';

/** A person whom no other file knows, for tests that end sessions or archive; `tokenFor` signs them in. */
export async function newPerson(
  rights: Pick<NewUser, 'role' | 'portalId' | 'isSuperAdmin'> & Partial<Pick<NewUser, 'firstName'>>,
): Promise<User> {
  const token = await tokenFor(people.superStaff);
  const body = {
    email: `${randomUUID()}@mail.example`,
    firstName: 'Own',
    lastName: 'Person',
    password: temporaryPassword,
    ...rights,
  };
  const { status, body: user } = await call(userEdits.create, { body }, { token });
  if (status !== 200) throw new Error(`User: ${JSON.stringify(user)}`);
  return user;
}
