import { Controller, Get, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Endpoint, endpoint, type InputOf } from '@overland/contracts';
import * as z from 'zod/mini';
import { bootTestApp, callEndpoint, setTestEnvironment } from '../testing/index.js';
import { IgnoredEvents } from '../testing/sample-service.js';
import { Implements } from './implements.js';
import { CallInfo, Input, type RequestInfo } from './parameters.js';

const Vehicle = z.strictObject({ make: z.string().check(z.minLength(1, 'Make cannot be empty.')) });

const save = endpoint('POST', '/thing/:id', {
  service: 'identity',
  access: 'public',
  summary: 'Saves a thing',
  params: z.object({ id: z.uuid() }),
  query: z.object({ note: z.optional(z.string()) }),
  body: z.strictObject({ name: z.string('Please enter a name.'), vehicles: z.optional(z.array(Vehicle)) }),
  reply: z.object({ name: z.string(), id: z.string() }),
});
const broken = endpoint('GET', '/broken', {
  service: 'identity',
  access: 'public',
  summary: 'Replies what it should not',
  reply: z.object({ count: z.int() }),
});
const info = endpoint('GET', '/info', {
  service: 'identity',
  access: 'public',
  summary: 'Answers with what it knows of the call',
  reply: z.object({ requestId: z.string(), key: z.nullable(z.string()), challenge: z.string() }),
});
const table: readonly Endpoint[] = [save, broken, info];

@Controller()
class ThingController {
  @Implements(save)
  save(@Input() { params, body }: InputOf<typeof save>) {
    return { id: params.id, name: body.name, secret: 'a private column' };
  }

  @Implements(broken)
  broken(): never {
    return { count: 'many' } as never;
  }

  @Implements(info)
  info(@CallInfo() call: RequestInfo) {
    call.setCookie('a', 'b', { httpOnly: true });
    return { requestId: call.requestId, key: call.idempotencyKey, challenge: call.cookies.challenge ?? '' };
  }
}

@Module({ controllers: [ThingController], providers: [IgnoredEvents] })
class ThingModule {}

const definition = { name: 'identity', module: ThingModule, migrations: [], endpoints: table } as const;
const id = '7f1c2f9e-61a5-4b1e-9d8f-0a4f6a4f8a11';

describe('a call bound to the contract', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    setTestEnvironment();
    app = await bootTestApp({ ...definition, migrations: [] });
  });
  afterAll(() => app.close());

  const post = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/thing/${id}`,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('answers with the fields of the reply schema alone', async () => {
    const reply = await callEndpoint(app, save, { params: { id }, body: { name: 'Ann' } });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ id, name: 'Ann' });
  });

  it('refuses an unknown field of the body and names it', async () => {
    const { status, body } = await callEndpoint(app, save, {
      params: { id },
      body: { name: 'Ann', role: 'MCAdmin' },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'role', message: 'This field is not known.' }],
    });
  });

  it('refuses an unknown field of the query, also where the schema is not strict', async () => {
    const { status } = await callEndpoint(app, save, {
      params: { id },
      query: { admin: 1 },
      body: { name: 'Ann' },
    });
    expect(status).toBe(400);
  });

  it('refuses a query key given twice', async () => {
    const { status, body } = await callEndpoint(app, save, {
      params: { id },
      query: { note: ['a', 'b'] },
      body: { name: 'Ann' },
    });
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe('note');
  });

  it.each([[['Ann']], [{ $ne: null }], [7], [true], [null]])(
    'refuses %j where a text belongs',
    async (name) => {
      const { status, body } = await callEndpoint(app, save, { params: { id }, body: { name } });
      expect(status).toBe(400);
      expect(body.message).toBe('Please enter a name.');
    },
  );

  it.each(['[]', '"text"', '7', 'null', 'true'])('refuses the body %s', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400);
  });

  it('reports a required field when it or the whole body is absent', async () => {
    const empty = await post('');
    const none = await app.inject({ method: 'POST', url: `/thing/${id}` });
    for (const reply of [empty, none]) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ message: 'Please enter a name.', errors: [{ path: 'name' }] });
    }
  });

  it('names a field inside a list by its index, and gives one message for several errors', async () => {
    const { body } = await callEndpoint(app, save, {
      params: { id },
      body: { vehicles: [{ make: 'BMW' }, { make: '' }] },
    });
    expect(body.message).toBe('Please check the marked fields.');
    expect(body.errors).toContainEqual({ path: 'vehicles.1.make', message: 'Make cannot be empty.' });
  });

  it.each([
    '{"name":"Ann","__proto__":{"admin":true}}',
    '{"name":"Ann","constructor":{"prototype":{"a":1}}}',
  ])('refuses the prototype attack %s', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('refuses text that the database cannot keep', async () => {
    expect((await post('{"name":"a\\u0000b"}')).statusCode).toBe(400);
    expect((await post('{"name":"a\\ud800b"}')).statusCode).toBe(400);
  });

  it('answers 404 for an id that is none', async () => {
    const reply = await callEndpoint(app, save, { params: { id: "1' or 1=1" }, body: { name: 'Ann' } });
    expect(reply.status).toBe(404);
    expect(reply.body.code).toBe('notFound');
  });

  it('explains a body that is not JSON, too large or of another type', async () => {
    const bad = await post('{"name":');
    expect([bad.statusCode, bad.json().message]).toEqual([400, 'The request body is not valid JSON.']);
    expect((await post(JSON.stringify({ name: 'x'.repeat(300_000) }))).statusCode).toBe(413);
    expect((await post('<name/>', { 'content-type': 'text/xml' })).statusCode).toBe(415);
    expect((await post('name=Ann', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(
      415,
    );
  });

  it.each(['/thing', '/%zz', '/thing//', `/THING/${id}`, `/thing/${id}/`])(
    'answers 404 or 400 in the one shape for %s',
    async (url) => {
      const reply = await app.inject({ method: 'POST', url });
      expect([400, 404]).toContain(reply.statusCode);
      expect(Object.keys(reply.json())).toEqual(['code', 'message', 'requestId']);
    },
  );

  it('answers 500 without detail when a handler replies other than the contract', async () => {
    const { status, body } = await callEndpoint(app, broken);
    expect(status).toBe(500);
    expect(body).toMatchObject({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
    });
  });

  it('hands the handler the request id, the idempotency key and the cookies', async () => {
    const headers = {
      'x-request-id': 'abc-12345678',
      'idempotency-key': 'k1',
      cookie: 'x=1; challenge=c%3D',
    };
    const reply = await callEndpoint(app, info, { headers });
    expect(reply.body).toEqual({ requestId: 'abc-12345678', key: 'k1', challenge: 'c=' });
    expect(reply.headers['set-cookie']).toBe('a=b; HttpOnly; SameSite=Lax');
  });

  it('forbids caching of every answer, errors too', async () => {
    const replies = [await callEndpoint(app, info), await callEndpoint(app, broken)];
    expect(replies.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
  });

  it('makes a new request id when the given one is not valid', async () => {
    const reply = await callEndpoint(app, info, { headers: { 'x-request-id': 'x"} {"forged":1' } });
    expect(reply.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a service that does not match the contract refuses to start', () => {
  beforeAll(() => setTestEnvironment());

  it('when an endpoint has no handler', async () => {
    const missing = endpoint('GET', '/missing', { ...broken, summary: 'Has no handler' });
    const start = bootTestApp({ ...definition, migrations: [], endpoints: [...table, missing] });
    await expect(start).rejects.toThrow('GET /missing is not implemented');
  });

  it('when an endpoint has two handlers', async () => {
    @Controller()
    class SecondController {
      @Implements(broken)
      again() {
        return { count: 1 };
      }
    }
    @Module({ controllers: [ThingController, SecondController] })
    class TwiceModule {}
    const start = bootTestApp({ ...definition, migrations: [], module: TwiceModule });
    await expect(start).rejects.toThrow('GET /broken is implemented twice');
  });

  it('when a route has no place in the contract', async () => {
    @Controller()
    class StrayController {
      @Get('/stray')
      stray() {
        return {};
      }
    }
    @Module({ controllers: [ThingController, StrayController] })
    class StrayModule {}
    const start = bootTestApp({ ...definition, migrations: [], module: StrayModule });
    await expect(start).rejects.toThrow('StrayController.stray has a route without @Implements');
  });
});
