// Runs as a separate process: the list as commonly written, a TypeORM find behind a bare Fastify.
import Fastify from 'fastify';
import { DataSource, EntitySchema } from 'typeorm';

const text = { type: 'text' };
const Quote = new EntitySchema({
  name: 'quotes',
  columns: {
    id: { type: 'uuid', primary: true },
    unique_id: { type: 'bigint' },
    portal_id: { type: 'uuid' },
    status: text,
    company_name: text,
    customer_full_name: text,
    pickup_text: text,
    delivery_text: text,
    vehicles: { type: 'text', array: true },
    transport_type: text,
    miles: { type: 'int' },
    price: { type: 'int' },
    created_at: { type: 'timestamptz' },
    expires_at: { type: 'timestamptz' },
  },
});
const database = await new DataSource({
  type: 'postgres',
  url: process.env.BENCH_DATABASE_URL,
  entities: [Quote],
}).initialize();
const quotes = database.getRepository(Quote);
const app = Fastify();
app.get('/list', () =>
  quotes.find({ where: { portal_id: process.env.BENCH_PORTAL }, order: { unique_id: 'DESC' }, take: 150 }),
);
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: app.server.address().port });
