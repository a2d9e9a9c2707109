import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { ensureDatabases, findFreePort, startPostgres, supervisePostgres } from './index.js';

const quiet = () => undefined;
const scratch = path.resolve(import.meta.dirname, '../../../.data');

async function query(url: string, sql: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  client.on('error', quiet);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end().catch(quiet);
  }
}

function urlOf(adminUrl: string, user: { name: string; password: string }, database: string): string {
  const url = new URL(adminUrl);
  url.username = user.name;
  url.password = user.password;
  url.pathname = `/${database}`;
  return url.href;
}

describe('the embedded PostgreSQL', () => {
  let home: string;
  let dataDir: string;
  beforeEach(() => {
    home = mkdtempSync(path.join(scratch, 'launcher-'));
    // Another user, which the server runs as when these specs run as root, must be able to pass through.
    chmodSync(home, 0o755);
    dataDir = path.join(home, 'postgres');
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('runs with our settings, those of the caller first', async () => {
    const extraSettings = { work_mem: '5MB', random_page_cost: '1.5' };
    const server = await startPostgres({ dataDir, port: 0, log: quiet, extraSettings });
    try {
      const names = ['wal_compression', 'work_mem', 'random_page_cost'];
      const rows = await query(
        server.adminUrl,
        'select name, setting from pg_settings where name = any ($1) order by name',
        [names],
      );
      expect(rows.map(({ setting }) => setting)).toEqual(['1.5', 'pglz', '5120']);
    } finally {
      await server.stop();
    }
  });

  it('keeps every acknowledged row when it is killed, and starts again on the same port by itself', async () => {
    const server = await supervisePostgres({ dataDir, port: 0, log: quiet });
    const restarted = new Promise<void>((resolve) => server.onRestart(resolve));
    const firstPid = server.pid;
    try {
      await query(server.adminUrl, 'create table acknowledged (n integer)');
      const writer = new Client({ connectionString: server.adminUrl });
      writer.on('error', quiet);
      await writer.connect();
      let written = 0;
      const writing = (async () => {
        for (;;) {
          await writer.query('insert into acknowledged values ($1)', [written]);
          written++;
          if (written === 200) process.kill(firstPid, 'SIGKILL');
        }
      })();
      await expect(writing).rejects.toThrow();
      await restarted;
      const [row] = await query(server.adminUrl, 'select count(*)::int as rows from acknowledged');
      expect(row.rows).toBeGreaterThanOrEqual(written);
      expect(server.pid).not.toBe(firstPid);
    } finally {
      await server.stop();
    }
  });

  it('adopts a server that still runs on its folder, also when two ask at once', async () => {
    const [one, two] = await Promise.all([
      startPostgres({ dataDir, port: 0, log: quiet }),
      startPostgres({ dataDir, port: 0, log: quiet }),
    ]);
    const lines: string[] = [];
    const three = await startPostgres({
      dataDir,
      port: await findFreePort(),
      log: (line) => lines.push(line),
    });
    expect([two.pid, three.pid]).toEqual([one.pid, one.pid]);
    expect([two.adminUrl, three.adminUrl]).toEqual([one.adminUrl, one.adminUrl]);
    expect(lines).toEqual([expect.stringContaining('already runs')]);
    await three.stop();
    await expect(query(one.adminUrl, 'select 1')).rejects.toThrow();
  });

  it('reports the unexpected end of a started and of an adopted server, but not a stop', async () => {
    const started = await startPostgres({ dataDir, port: 0, log: quiet });
    const adopted = await startPostgres({ dataDir, port: 0, log: quiet });
    const ends = [started, adopted].map((one) => new Promise((resolve) => one.onExit(resolve)));
    process.kill(started.pid, 'SIGKILL');
    const [exit] = await Promise.all(ends);
    expect(exit).toEqual({ code: null, signal: 'SIGKILL' });

    const next = await startPostgres({ dataDir, port: 0, log: quiet });
    const reported: unknown[] = [];
    next.onExit((reason) => reported.push(reason));
    await next.stop();
    // Long enough for the end of the first to be noticed.
    await (await startPostgres({ dataDir, port: 0, log: quiet })).stop();
    expect(reported).toEqual([]);
  });

  it('reports which port is taken, with the server’s own message', async () => {
    const other = await startPostgres({ dataDir, port: 0, log: quiet });
    try {
      const start = startPostgres({ dataDir: path.join(home, 'second'), port: other.port, log: quiet });
      await expect(start).rejects.toThrow(new RegExp(`port ${other.port}.*Address already in use`, 's'));
    } finally {
      await other.stop();
    }
  });

  it('keeps the password readable for its user only, and refuses to open a folder whose password is gone', async () => {
    const server = await startPostgres({ dataDir, port: 0, log: quiet });
    const file = path.join(home, 'postgres.password');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(server.adminUrl).toContain(readFileSync(file, 'utf8').trim());
    await server.stop();
    rmSync(file);
    await expect(startPostgres({ dataDir, port: 0, log: quiet })).rejects.toThrow(
      'postgres.password is missing',
    );
  });
});

describe('the databases of the services', () => {
  const adminUrl = process.env.TEST_DATABASE_ADMIN_URL ?? '';
  const suffix = `${process.pid}_${Date.now()}`;
  const specOf = (name: string) => ({
    database: `spec_${name}_${suffix}`,
    owner: { name: `spec_${name}_owner_${suffix}`, password: "an owner's password" },
    app: { name: `spec_${name}_app_${suffix}`, password: 'app password', settings: { lock_timeout: 2000 } },
  });
  const quoting = specOf('quoting');
  const orders = specOf('orders');
  const asOwner = urlOf(adminUrl, quoting.owner, quoting.database);
  const asApp = urlOf(adminUrl, quoting.app, quoting.database);

  beforeAll(async () => {
    // Twice: what exists is left as it is.
    await ensureDatabases(adminUrl, [quoting, orders]);
    await ensureDatabases(adminUrl, [quoting, orders]);
    await query(asOwner, 'create table quotes (id serial primary key, price integer)');
  });
  afterAll(async () => {
    for (const spec of [quoting, orders]) {
      await query(adminUrl, `drop database "${spec.database}" with (force)`);
      await query(adminUrl, `drop role "${spec.owner.name}", "${spec.app.name}"`);
    }
  });

  it('lets the app role read and write the rows of the tables that the owner created', async () => {
    await query(asApp, 'insert into quotes (price) values (900)');
    await query(asApp, 'update quotes set price = 950');
    expect(await query(asApp, 'select price from quotes')).toEqual([{ price: 950 }]);
    await query(asApp, 'delete from quotes');
  });

  it.each([
    ['create tables', 'create table mine (id integer)'],
    ['create schemas', 'create schema mine'],
    ['change tables', 'alter table quotes add column note text'],
    ['empty tables past row rules', 'truncate quotes'],
    ['become the owner', `set role "${quoting.owner.name}"`],
  ])('does not let the app role %s', async (_what, sql) => {
    await expect(query(asApp, sql)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('gives the app role nothing to own', async () => {
    const owned = await query(
      asApp,
      `select relname as name from pg_class where relowner = current_user::regrole
       union all select nspname from pg_namespace where nspowner = current_user::regrole
       union all select datname from pg_database where datdba = current_user::regrole`,
    );
    expect(owned).toEqual([]);
  });

  it("lets neither role into another service's database", async () => {
    for (const role of [quoting.app, quoting.owner]) {
      const inside = query(urlOf(adminUrl, role, orders.database), 'select 1');
      await expect(inside).rejects.toThrow('permission denied for database');
    }
  });

  it('leaves alone what another start may be changing inside a database that is ready', async () => {
    const inside = new URL(adminUrl);
    inside.pathname = quoting.database;
    const read = () =>
      query(
        inside.href,
        'select xmin::text from pg_namespace union all select xmin::text from pg_default_acl',
      );
    const before = await read();
    await ensureDatabases(adminUrl, [quoting]);
    expect(await read()).toEqual(before);
  });

  it('gives the app role its settings', async () => {
    expect(await query(asApp, 'show lock_timeout')).toEqual([{ lock_timeout: '2s' }]);
  });

  it('are made by a role that is no superuser, as providers give it, and left by it as they are', async () => {
    const admin = { name: `spec_admin_${suffix}`, password: 'admin password' };
    const made = specOf('made');
    await query(
      adminUrl,
      `create role "${admin.name}" login createdb createrole password '${admin.password}'`,
    );
    const asAdmin = urlOf(adminUrl, admin, 'postgres');
    try {
      await ensureDatabases(asAdmin, [made]);
      await query(urlOf(adminUrl, made.owner, made.database), 'create table quotes (id integer)');
      await ensureDatabases(asAdmin, [made]);
      expect(await query(urlOf(adminUrl, made.app, made.database), 'select from quotes')).toEqual([]);
    } finally {
      await query(adminUrl, `drop database if exists "${made.database}" with (force)`);
      await query(adminUrl, `drop role if exists "${made.owner.name}", "${made.app.name}", "${admin.name}"`);
    }
  });

  it('sets a changed password', async () => {
    const changed = { ...quoting, app: { ...quoting.app, password: 'another' } };
    await ensureDatabases(adminUrl, [changed]);
    await expect(query(asApp, 'select 1')).rejects.toThrow('password authentication failed');
    await ensureDatabases(adminUrl, [quoting]);
    await expect(query(asApp, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
  });
});
