import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../launch-product.cjs';

const root = path.resolve(import.meta.dirname, '../..');
const services = ['identity', 'quoting', 'orders', 'notifications', 'reporting'];
const entries = [
  'gateway/dist/main.js',
  ...services.flatMap((name) => [`services/${name}/dist/main.js`, `services/${name}/dist/worker.js`]),
  'stack/dist/run-migrate.js',
];

/** Samples, and more than one fault for each part. */
const weak = {
  NODE_ENV: 'production',
  JWT_PUBLIC_KEY: 'hunter2',
  JWT_PRIVATE_KEY: 'hunter2',
  SERVICE_TOKEN_SECRET: 'hunter2'.repeat(6),
  MAIL_SEAL_KEY: 'hunter2'.repeat(6),
  DATABASE_OWNER_PASSWORD: 'hunter2',
  ORDERS_DATABASE_PASSWORD: 'hunter2',
};

const run = (args: string[], env: Record<string, string>) => {
  const { PATH = '' } = process.env;
  return spawnSync(process.execPath, args, { cwd: root, env: { PATH, ...env }, encoding: 'utf8' });
};

it.each(entries)(
  '%s does not start with weak values in production: it names them all, and nothing else',
  (entry) => {
    const { status, stdout, stderr } = run([entry], weak);
    const [first, ...lines] = stderr.trim().split('\n');
    expect([status, stdout, first]).toEqual([1, '', 'The configuration is not usable:']);
    expect(lines.pop()).toBe('docs/operations/configure.md explains each variable.');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^ {2}[A-Z][A-Z\d_, ]+: \S/);
    expect(stderr).not.toContain('hunter2');
  },
);

it('npm start names those of all parts at once, before it makes anything in the database', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'overland-weak-'));
  try {
    const ports = Object.entries(await freePorts()).flatMap(([name, port]) => [`--${name}`, String(port)]);
    const start = `(await import('./stack/dist/main.js')).startStack(process.argv.slice(1))`;
    const args = ['--input-type=module', '-e', start, '--', ...ports, '--data', dataDir];
    const { status, stdout, stderr } = run(args, { NODE_ENV: 'production' });
    const named = [...stderr.matchAll(/^ {2}([A-Z\d_]+):/gm)].map(([, name]) => name);
    expect(named).toEqual(
      expect.arrayContaining(['TRUSTED_PROXIES', 'LICENSES', 'SMTP_URL', 'PUBLIC_SITE_URL']),
    );
    expect(status).toBe(1);
    expect(stdout).not.toContain('Preparing the databases');
    expect(stderr).not.toMatch(/^ +at /m);
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
