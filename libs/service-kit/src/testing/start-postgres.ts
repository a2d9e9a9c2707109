import { existsSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import type { Pgbouncer } from './pgbouncer.js';
import type { TestServer } from './test-server.js';

const LIBS = path.resolve(import.meta.dirname, '../../..');

/**
 * Jest loads this file with Node's own loader, which knows nothing of the rules that hold inside the tests
 * (jest.config.mjs): `./x.js` of a TypeScript file is `./x.ts`, and our libraries are their sources, built or not.
 */
function resolveToSources(): () => void {
  const original: unknown = Reflect.get(Module, '_resolveFilename');
  if (typeof original !== 'function') return () => undefined;
  const resolve = (request: string, parent?: { filename?: string }, ...rest: unknown[]): unknown =>
    original.call(Module, sourceOf(request, parent?.filename) ?? request, parent, ...rest);
  Reflect.set(Module, '_resolveFilename', resolve);
  return () => Reflect.set(Module, '_resolveFilename', original);
}

function sourceOf(request: string, parent: string | undefined): string | undefined {
  const [, library] = /^@overland\/([^/]+)$/.exec(request) ?? [];
  if (library !== undefined) return path.join(LIBS, library, 'src/index.ts');
  if (!parent?.endsWith('.ts') || !/^\.{1,2}\/.*\.js$/.test(request)) return undefined;
  const source = path.resolve(path.dirname(parent), request.replace(/\.js$/, '.ts'));
  return existsSync(source) ? source : undefined;
}

/** What Jest's two hooks share: set by the first, used by the second, in one process. */
declare global {
  var overlandTestServer: TestServer | undefined;
  var overlandTestPooler: Pgbouncer | undefined;
}

/**
 * Jest globalSetup of the integration specs: a PostgreSQL, its admin URL in `TEST_DATABASE_ADMIN_URL`. With `TEST_POOLER=1` services
 * reach it by a pgbouncer in transaction mode. Specs start Redis.
 */
export default async function startPostgresForTests(): Promise<void> {
  const restore = resolveToSources();
  try {
    const { joinTestServer } = await import('./test-server.js');
    const server = await joinTestServer(path.resolve(LIBS, '../.data/test-postgres'));
    globalThis.overlandTestServer = server;
    process.env.TEST_DATABASE_ADMIN_URL = server.adminUrl;
    const { findRedisServer } = await import('./redis-server.js');
    if (!findRedisServer()) process.stderr.write('\nRedis tests skipped: no redis-server found\n');
    if (process.env.TEST_POOLER) await startPooler(server.adminUrl);
  } finally {
    restore();
  }
}

async function startPooler(adminUrl: string): Promise<void> {
  const { findPgbouncer, Pgbouncer } = await import('./pgbouncer.js');
  const { poolerUsers } = await import('./test-database.js');
  if (!findPgbouncer()) {
    process.stderr.write('\nTEST_POOLER skipped: no pgbouncer found\n');
    return;
  }
  const pooler = await Pgbouncer.start({ server: adminUrl, users: poolerUsers });
  globalThis.overlandTestPooler = pooler;
  process.env.TEST_POOLER_PORT = new URL(pooler.urlOf(adminUrl)).port;
}
