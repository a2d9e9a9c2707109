// How much WAL is written, by its records: whole pages, which the first change after a checkpoint adds, do not count.
import pg from 'pg';
import { adminUrlOf } from './databases.mjs';

/** Bytes of records that the whole server writes during `work`. */
export async function walOf(product, work) {
  const client = new pg.Client({ connectionString: adminUrlOf(product) });
  await client.connect();
  try {
    await client.query('create extension if not exists pg_walinspect');
    const flushed = async () => {
      const { rows } = await client.query('select pg_current_wal_flush_lsn() as position');
      return rows[0].position;
    };
    const before = await flushed();
    await work();
    const { rows } = await client.query(
      'select coalesce(sum(record_size), 0)::float8 as bytes from pg_get_wal_stats($1, $2)',
      [before, await flushed()],
    );
    return rows[0].bytes;
  } finally {
    await client.end();
  }
}
