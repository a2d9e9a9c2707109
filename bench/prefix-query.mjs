// Runs as a separate process: autocomplete by a PostgreSQL prefix query behind a bare Fastify.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 10 });
const app = Fastify();
app.get('/places', async (request) => {
  const { rows } = await pool.query({
    name: 'places',
    text: `select city, state, zip, lat, lng from names where key like $1 order by rank desc limit 5`,
    values: [`${request.query.query}%`],
  });
  return rows;
});
/** The PostgreSQL backends that serve this process. */
app.get('/pids', async () => {
  const sql =
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const { rows } = await pool.query(sql);
  return { pids: rows.map(({ pid }) => pid) };
});
// Open all connections before measuring.
await Promise.all(Array.from({ length: 10 }, () => pool.query('select pg_sleep(0.1)')));
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: app.server.address().port });
