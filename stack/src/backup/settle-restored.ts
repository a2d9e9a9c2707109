import { prepareDatabases } from '../databases.js';
import type { Secrets } from '../secrets.js';
import { asSuperuser, holdSendings } from './sendings.js';

/** Sessions, and what leads to one. */
const signIns = ['sessions', 'sign_in_challenges', 'reset_requests', 'reset_tokens', 'passkey_challenges'];

/**
 * What is done before the product runs on restored data: its databases are those of this release, everybody signs in again, and
 * what may have gone out after the instant is held back.
 */
export async function settleRestored(adminUrl: string, secrets: Secrets): Promise<void> {
  await prepareDatabases(adminUrl, secrets);
  const on = asSuperuser(adminUrl);
  await on('identity', async (client) => {
    await client.query(signIns.map((table) => `delete from ${table}`).join('; '));
  });
  await holdSendings(on);
}
