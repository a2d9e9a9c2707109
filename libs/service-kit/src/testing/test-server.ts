import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProcessAlive, startPostgres, withFileLock } from '@overland/embedded-postgres';

export interface TestServer {
  adminUrl: string;
  /** Stops the server, unless another run still uses it. */
  leave(): Promise<void>;
}

/**
 * The PostgreSQL of the integration specs. Two test runs in one checkout share it: each signs a list, and the last to
 * leave stops it. One left by a run that was killed is used on.
 */
export async function joinTestServer(home: string): Promise<TestServer> {
  const runs = path.join(home, 'runs');
  const own = path.join(runs, String(process.pid));
  const lock = { file: path.join(home, 'runs.lock'), what: 'starting or stopping the PostgreSQL of tests' };
  mkdirSync(runs, { recursive: true });
  const server = await withFileLock(lock, () => {
    writeFileSync(own, '');
    return startPostgres({
      dataDir: path.join(home, 'data'),
      port: 0,
      log: () => undefined,
      // Test data need not survive a power cut.
      extraSettings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
    });
  });
  return {
    adminUrl: server.adminUrl,
    leave: () =>
      withFileLock(lock, async () => {
        rmSync(own, { force: true });
        const others = readdirSync(runs);
        const killed = others.filter((pid) => !isProcessAlive(Number(pid)));
        for (const pid of killed) rmSync(path.join(runs, pid), { force: true });
        if (others.length === killed.length) await server.stop();
      }),
  };
}
