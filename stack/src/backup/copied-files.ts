import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Folders whose files a server makes anew as it starts; PostgreSQL's documentation names them (Low-Level API). */
const emptied = [
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const left = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*)$/;

/** What a copy of the data folder of a running server holds, by names within it; folders end with `/`. */
export async function* copiedFiles(dataDir: string, within = ''): AsyncIterable<string> {
  for (const entry of await readdir(path.join(dataDir, within), { withFileTypes: true })) {
    const name = `${within}${entry.name}`;
    if (left.test(entry.name)) continue;
    if (!entry.isDirectory()) {
      yield name;
      continue;
    }
    yield `${name}/`;
    if (!emptied.includes(name)) yield* copiedFiles(dataDir, `${name}/`);
  }
}
