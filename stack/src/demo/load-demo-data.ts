import { fork } from 'node:child_process';
import { once } from 'node:events';
import { identityDatabase } from '@overland/identity';
import { inSystem } from '@overland/service-kit';
import { withDatabase } from './with-database.js';

/**
 * Loads the demo data into an empty system, in a separate process so that its memory is freed. Identity comes last: the
 * data counts as complete only with its portals, so a start that was killed midway continues where it stopped.
 */
export async function loadDemoData(): Promise<void> {
  const isEmpty = await withDatabase(identityDatabase, (identity) =>
    inSystem(identity, async (manager) => {
      const portals = await manager.query<unknown[]>('select from portals limit 1');
      return portals.length === 0;
    }),
  );
  if (!isEmpty) return;
  const loader = fork(new URL('./demo-loader.js', import.meta.url), { stdio: 'inherit' });
  const [code] = await once(loader, 'exit');
  if (code !== 0) {
    throw new Error(
      'The demo data could not be loaded: the lines above say why. Start again, which goes on where this stopped, or ' +
        'without it: --no-demo.',
    );
  }
}

/**
 * Adds files to demo orders while the product runs already, in a separate process; nothing waits for them.
 * @returns what ends the loading.
 */
export function loadDemoFilesInBackground(): () => Promise<void> {
  const loader = fork(new URL('./demo-files-loader.js', import.meta.url), { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => {
    loader.once('exit', () => resolve());
    loader.on('error', () => resolve());
  });
  return async () => {
    if (loader.exitCode === null) loader.kill();
    await ended;
  };
}
