import { Controller, Logger, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { endpoint, type InputOf } from '@overland/contracts';
import { QueryFailedError } from 'typeorm';
import * as z from 'zod/mini';
import { invalidField } from '../app-error.js';
import { Implements } from '../http/implements.js';
import { Input } from '../http/parameters.js';
import {
  aSession,
  bootTestApp,
  callEndpoint,
  LogRecorder,
  setTestEnvironment,
  tokenFor,
} from '../testing/index.js';
import { IgnoredEvents } from '../testing/sample-service.js';

const act = endpoint('POST', '/act/:name', {
  service: 'identity',
  access: 'public',
  summary: 'Fails in every way',
  params: z.object({ name: z.string() }),
  query: z.object({ token: z.optional(z.string()) }),
  body: z.strictObject({
    how: z.string(),
    password: z.string(),
    email: z.string(),
    nested: z.object({ note: z.string() }),
  }),
  reply: z.object({ done: z.boolean() }),
});

function databaseError(detail: string): QueryFailedError {
  const driverError = Object.assign(new Error(`invalid input syntax for type uuid: "${detail}"`), {
    code: '22P02',
    table: 'users',
    detail: `Key (email)=(${detail}) already exists.`,
  });
  return new QueryFailedError(`select '${detail}'`, [detail], driverError);
}

@Controller()
class ActController {
  private readonly logger = new Logger('Act');

  @Implements(act)
  act(@Input() { params, query, body }: InputOf<typeof act>) {
    const everything = `${params.name} ${query.token} ${body.password} ${body.email} ${body.nested.note}`;
    if (body.how === 'throw') throw new Error(`failed for ${everything}`);
    if (body.how === 'database') throw databaseError(body.nested.note);
    if (body.how === 'refuse') throw invalidField('email', 'No.');
    if (body.how === 'reply') return { done: everything as never };
    this.logger.log(`a line about ${body.email}`);
    return { done: true };
  }
}

@Module({ controllers: [ActController], providers: [IgnoredEvents] })
class ActModule {}

describe('what the log keeps', () => {
  const log = new LogRecorder();
  const token = tokenFor(aSession());
  const canaries = {
    param: 'canary-param-1f3a',
    query: 'canary-query-77bb',
    password: 'canary-password-9c1d',
    email: 'canary.person@mail.example',
    note: 'canary-note-52ee',
    cookie: 'canary-cookie-a0a0',
    header: 'canary-header-b1b1',
  };
  let app: NestFastifyApplication;
  const run = (how: string) =>
    callEndpoint(app, act, {
      params: { name: canaries.param },
      query: { token: canaries.query },
      body: { how, password: canaries.password, email: canaries.email, nested: { note: canaries.note } },
      headers: {
        authorization: `JWT ${token}`,
        cookie: `c=${canaries.cookie}`,
        'x-forwarded-for': canaries.header,
      },
    });

  beforeAll(async () => {
    setTestEnvironment({ LOG_LEVEL: 'trace' });
    app = await bootTestApp(
      { name: 'identity', module: ActModule, migrations: [], endpoints: [act] },
      { logStream: log },
    );
    for (const how of ['work', 'throw', 'database', 'refuse', 'reply']) await run(how);
    await app.inject({ method: 'POST', url: `/nowhere/${canaries.param}?token=${canaries.query}` });
    await app.inject({
      method: 'POST',
      url: `/act/${canaries.param}`,
      headers: { 'content-type': 'application/json' },
      payload: `{"password":"${canaries.password}"`,
    });
  });
  afterAll(async () => {
    await app.close();
    process.env.LOG_LEVEL = 'silent';
  });

  it.each(Object.entries(canaries))('never has the %s of a request', (_name, canary) => {
    expect(log.text).not.toContain(canary);
  });

  it('never has a token', () => {
    expect(log.text).not.toContain(token);
    expect(log.text).not.toContain(token.split('.')[2]);
  });

  it('has one line for each answer and one for each defect, all with the request id', () => {
    const lines = log.lines.map((line) => JSON.parse(line));
    const answered = lines.filter((line) => line.msg === 'answered');
    expect(answered.map((line) => line.status)).toEqual([200, 500, 500, 400, 500, 404, 400]);
    expect(
      answered.every((line) => /^[0-9a-f-]{36}$/.test(line.requestId) && line.service === 'identity'),
    ).toBe(true);
    const defects = lines.filter((line) => line.level === 50);
    expect(defects).toHaveLength(3);
    expect(defects[0]).toMatchObject({
      msg: expect.stringContaining('POST /act/:name failed: Error: failed for'),
    });
    expect(defects[0].requestId).toBe(answered[1].requestId);
  });

  it('answers a defect without any of its detail', async () => {
    const { status, body } = await run('throw');
    expect(status).toBe(500);
    expect(Object.keys(body)).toEqual(['code', 'message', 'requestId']);
    expect(JSON.stringify(body)).not.toContain('canary');
  });
});
