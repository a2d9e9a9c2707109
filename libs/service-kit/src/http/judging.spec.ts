import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Endpoint, endpoint, type InputOf, type Session } from '@overland/contracts';
import * as z from 'zod/mini';
import { invalidField, notFound, unavailable } from '../app-error.js';
import { aSession, bootTestApp, callEndpoint, setTestEnvironment } from '../testing/index.js';
import { IgnoredEvents } from '../testing/sample-service.js';
import { Implements } from './implements.js';
import { Judges, unconfirmedPrefix } from './judging.js';
import { type By, Input } from './parameters.js';

const common = {
  service: 'identity',
  access: ['Admin'],
  confirmed: true,
  summary: 'Renames a thing',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ name: z.string('Please enter a name.') }),
  reply: z.object({ name: z.string() }),
} as const;
const rename = endpoint('PUT', '/thing/:id', common);
const other = endpoint('PUT', '/other/:id', common);
const table = [rename, other] as readonly Endpoint[];

const made: string[] = [];

@Controller()
class ThingController {
  @Implements(rename)
  rename(@Input() { body }: InputOf<typeof rename>) {
    made.push(body.name);
    return body;
  }

  @Judges(rename)
  judge({ body }: InputOf<typeof rename>, { session }: By) {
    if (body.name === 'taken') throw invalidField('name', `${session.role} knows one with this name.`);
    if (body.name === 'gone') throw notFound();
    if (body.name === 'down') throw unavailable();
  }

  @Implements(other)
  other(@Input() { body }: InputOf<typeof other>) {
    made.push(body.name);
    return body;
  }
}

@Module({ controllers: [ThingController], providers: [IgnoredEvents] })
class ThingModule {}

const definition = { name: 'identity' as const, module: ThingModule, migrations: [], endpoints: table };
const id = '7f1c2f9e-61a5-4b1e-9d8f-0a4f6a4f8a11';

describe('a call that lacks the password', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    setTestEnvironment();
    app = await bootTestApp(definition);
  });
  afterAll(() => app.close());
  afterEach(() => expect(made.splice(0)).toEqual([]));

  const send = (of: Endpoint, body: object, as: Session = aSession({ role: 'Admin' })) =>
    callEndpoint(app, { ...of, path: `${unconfirmedPrefix}${of.path}` }, { as, params: { id }, body });

  it('is told what is wrong with its body', async () => {
    expect((await send(rename, {})).body).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'name', message: 'Please enter a name.' }],
    });
  });

  it('is told what the service would refuse', async () => {
    const { status, body } = await send(rename, { name: 'taken' });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'name', message: 'Admin knows one with this name.' }],
    ]);
  });

  it.each(['fine', 'gone', 'down'])(
    'is asked for the password with all else (%s), and never made',
    async (name) => {
      for (const row of [rename, other])
        expect((await send(row, { name })).body).toMatchObject({ code: 'confirmationRequired' });
    },
  );

  it('T2: is refused as ever to a role that may not make it', async () => {
    expect((await send(rename, { name: 'fine' }, aSession({ role: 'User' }))).status).toBe(403);
    expect((await send(rename, { name: 'taken' }, aSession({ role: 'User' }))).body.code).toBe('forbidden');
  });
});
