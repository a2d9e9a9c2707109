import { Controller, Module } from '@nestjs/common';
import { type Endpoint, endpoint, type InputOf } from '@overland/contracts';
import pg from 'pg';
import * as z from 'zod/mini';
import { Database } from '../database/database.js';
import { DatabaseModule } from '../database/database.module.js';
import { PortalReplica } from '../portals/portal-replica.js';
import { ServiceClient } from '../services/service-client.js';
import { ServiceHosts } from '../services/service-hosts.js';
import { startTestService, type TestService, until } from '../testing/index.js';
import { OtherEvents, sampleService } from '../testing/sample-service.js';
import { Implements } from './implements.js';
import { Input } from './parameters.js';

const common = { service: 'quoting', summary: 'Asks the database' } as const;
const run = endpoint('POST', '/run', {
  ...common,
  access: 'public',
  body: z.strictObject({ sql: z.string(), value: z.optional(z.string()) }),
  reply: z.object({ rows: z.int() }),
});
const inside = endpoint('GET', '/inside/:word', {
  ...common,
  access: 'service',
  params: z.object({ word: z.string() }),
  query: z.object({ fail: z.optional(z.string()) }),
  reply: z.object({ word: z.string() }),
});
const table: readonly Endpoint[] = [run, inside];

@Controller()
class RunController {
  constructor(private readonly database: Database) {}

  @Implements(run)
  async run(@Input() { body }: InputOf<typeof run>) {
    const rows = await this.database.manager.query<unknown[]>(
      body.sql,
      body.value === undefined ? [] : [body.value],
    );
    return { rows: rows.length };
  }

  @Implements(inside)
  async inside(@Input() { params, query }: InputOf<typeof inside>) {
    if (query.fail) await this.database.manager.query('select 1/0');
    return { word: params.word };
  }
}

@Module({
  imports: [DatabaseModule.forService({ name: 'quoting', entities: [] })],
  controllers: [RunController],
  providers: [OtherEvents, PortalReplica],
})
class RunModule {}

describe('when the database does not answer', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ ...sampleService, module: RunModule, endpoints: table });
  });
  afterAll(() => service.close());

  const call = (sql: string, value?: string) =>
    service.call(run, { body: { sql, ...(value ? { value } : {}) } });

  it('a lock that is held ends in 503 with Retry-After', async () => {
    const holder = new pg.Client({ connectionString: service.database.ownerUrl });
    await holder.connect();
    await holder.query('begin; lock table history');
    const reply = await call('select * from history');
    await holder.query('rollback');
    await holder.end();
    expect(reply.status).toBe(503);
    expect(reply.body.code).toBe('unavailable');
    expect(reply.headers['retry-after']).toBe('2');
    expect((await call('select * from history')).status).toBe(200);
  });

  it('a statement that takes too long ends in 503', async () => {
    expect((await call(`set statement_timeout = 50; select pg_sleep(20)`)).status).toBe(503);
  });

  it('a server that takes no changes, as one that is not promoted yet, ends in 503', async () => {
    const asStandby = `select set_config('transaction_read_only', 'on', true)`;
    const reply = await call(`${asStandby}; insert into history (text) values ('x')`);
    expect(reply.status).toBe(503);
    expect((await call('select 1')).status).toBe(200);
  });

  it('a connection that breaks ends in 503, and the pool heals without a restart', async () => {
    expect((await call('select pg_terminate_backend(pg_backend_pid())')).status).toBe(503);
    await until('a new connection', async () => (await call('select 1')).status === 200);
    expect((await service.app.inject('/health/ready')).statusCode).toBe(200);
  });

  it('a defect in SQL ends in 500 without detail', async () => {
    const { status, body } = await call('select missing from nowhere');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('nowhere');
  });

  it('a number that no column can keep ends in 400', async () => {
    expect((await call('select $1::int', '99999999999')).status).toBe(400);
  });
});

describe('a call to another service', () => {
  let service: TestService;
  let client: ServiceClient;
  beforeAll(async () => {
    service = await startTestService({ ...sampleService, module: RunModule, endpoints: table });
    client = service.app.get(ServiceClient);
  });
  afterAll(() => service.close());

  const ask = (word: string, fail?: string) =>
    client.call(inside, { params: { word }, query: fail ? { fail } : {} }, { requestId: 'request-12345' });

  it('reaches a neighbor in the process', async () => {
    expect(await ask('a/b ?c')).toEqual({ word: 'a/b ?c' });
  });

  it('reaches it over HTTP with the same answers and errors', async () => {
    await service.app.listen(0, '127.0.0.1');
    process.env.QUOTING_URL = await service.app.getUrl();
    ServiceHosts.delete('quoting');
    expect(await ask('over HTTP')).toEqual({ word: 'over HTTP' });
    await expect(ask('x', 'yes')).rejects.toMatchObject({ code: 'internal', status: 500 });
    process.env.QUOTING_URL = 'http://127.0.0.1:1';
    await expect(ask('nobody')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  });
});
