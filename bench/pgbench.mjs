// Transactions per second of bare statements: by pgbench if installed, else by `pg`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export const hasPgbench = spawnSync('pgbench', ['--version']).status === 0;

/** The client used to measure rates, for the row's text. */
export const databaseClient = hasPgbench ? 'pgbench' : 'the same statements by pg (no pgbench here)';

/**
 * @param script the statements of one transaction with their values; may use pgbench's `\set` lines and `:names`
 * @param replay the same for `pg`: runs one transaction on a client
 */
export async function transactionsPerSecond({ url, script, replay, clients, seconds }) {
  return hasPgbench
    ? byPgbench({ url, script, clients, seconds })
    : byReplay({ url, replay, clients, seconds });
}

async function byPgbench({ url, script, clients, seconds }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'overland-pgbench-'));
  try {
    const file = path.join(folder, 'script.sql');
    writeFileSync(file, script);
    // Not `extended`, where pgbench takes the `:MI` of a time format for a variable.
    const flags = [
      '--no-vacuum',
      '--protocol=simple',
      `--client=${clients}`,
      '--jobs=2',
      `--time=${seconds}`,
    ];
    const { status, stdout, stderr } = await run('pgbench', [...flags, `--file=${file}`, url]);
    const rate = /tps = ([\d.]+) \(without/.exec(stdout)?.[1];
    if (status !== 0 || !rate) throw new Error(`pgbench failed:\n${stderr}`);
    return Number(rate);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function byReplay({ url, replay, clients, seconds }) {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  const ends = performance.now() + seconds * 1000;
  let done = 0;
  const one = async () => {
    const client = await pool.connect();
    for (; performance.now() < ends; done += 1) await replay(client);
    client.release();
  };
  await Promise.all(Array.from({ length: clients }, one));
  await pool.end();
  return done / seconds;
}

async function run(command, args) {
  const { spawn } = await import('node:child_process');
  const child = spawn(command, args);
  const [stdout, stderr, status] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  return { status, stdout, stderr };
}

async function textOf(stream) {
  const parts = await stream.toArray();
  return Buffer.concat(parts).toString();
}

/** A `pg` statement with its values inlined. */
export function withValues(sql, params) {
  return `${sql.replace(/\s+/g, ' ').replace(/\$(\d+)/g, (_, number) => literal(params[number - 1]))};`;
}

function literal(value) {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return `'{${value.map((each) => `"${each}"`).join(',')}}'`;
  return typeof value === 'string' ? pg.escapeLiteral(value) : String(value);
}
