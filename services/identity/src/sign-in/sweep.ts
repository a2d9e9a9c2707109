import { systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { knownDeviceDays } from './limits.js';

/**
 * Forgets what no longer opens or limits anything, so that these tables stay as large as a day's sign-ins.
 */
export function sweepSignIn(database: DataSource): Promise<void> {
  return withPortal(database, systemScope, async (manager) => {
    await manager.query(`delete from sign_in_challenges where created_at < now() - interval '1 day'`);
    await manager.query(`delete from sign_in_tries where window_ends_at < now()`);
    await manager.query(`delete from reset_tokens where created_at < now() - interval '1 day'`);
    await manager.query(`delete from known_devices where last_used_at < now() - make_interval(days => $1)`, [
      knownDeviceDays,
    ]);
    await manager.query(`delete from sessions where expires_at < now() - interval '30 days'`);
  });
}
