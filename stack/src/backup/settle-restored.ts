import { handOverAgain } from '@overland/service-kit';
import { type Passwords, prepareDatabases } from '../databases.js';
import { allServices } from '../services.js';
import { asSuperuser, holdSendings } from './sendings.js';

/** Sessions, and what leads to one. */
const signIns = ['sessions', 'sign_in_challenges', 'reset_requests', 'reset_tokens', 'passkey_challenges'];

/**
 * What is done before the product runs on restored data: its databases are those of this release, everybody signs in again, and
 * what may have gone out after the instant is held back.
 */
export async function settleRestored(adminUrl: string, passwords: Passwords): Promise<void> {
  await prepareDatabases(adminUrl, passwords);
  const on = asSuperuser(adminUrl);
  await on('identity', async (client) => {
    await client.query(signIns.map((table) => `delete from ${table}`).join('; '));
  });
  await holdSendings(on);
}

/** For services whose databases were restored apart: each hands over again what it keeps, and subscribers skip what they know. */
export async function handOverEvents(adminUrl: string): Promise<void> {
  const on = asSuperuser(adminUrl);
  for (const { name } of allServices) await on(name, (client) => client.query(handOverAgain));
}
