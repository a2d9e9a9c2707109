import { findDatabaseError, invalidField } from '@overland/service-kit';

/**
 * Saves a user's email address. The answer is the same for every address that is taken, in whatever company.
 * @throws AppError invalid
 */
export async function onceForAddress(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (findDatabaseError(error)?.constraint !== 'users_email') throw error;
    throw invalidField('email', 'This email address cannot be used. Please choose another one.');
  }
}
