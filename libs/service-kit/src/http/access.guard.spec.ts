import { Controller, type ExecutionContext, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Endpoint, endpoint, messages, type Session } from '@overland/contracts';
import * as z from 'zod/mini';
import { Clock, FixedClock } from '../clock.js';
import { KIT_CONFIG, type KitConfig } from '../config.js';
import {
  aSession,
  bootTestApp,
  callEndpoint,
  serviceTokenFor,
  setTestEnvironment,
  tokenFor,
} from '../testing/index.js';
import { IgnoredEvents } from '../testing/sample-service.js';
import { AccessGuard } from './access.guard.js';
import { Implements } from './implements.js';
import { Judging } from './judging.js';
import { Caller } from './parameters.js';

const reply = z.object({ caller: z.nullable(z.string()) });
const common = { service: 'identity', summary: 'Who may call', reply } as const;
const endpoints = {
  open: endpoint('GET', '/open', { ...common, access: 'public' }),
  signedIn: endpoint('GET', '/signed-in', { ...common, access: 'signedIn' }),
  admins: endpoint('GET', '/admins', { ...common, access: ['Admin', 'MCAdmin'] }),
  provider: endpoint('GET', '/provider', { ...common, access: ['MCAdmin'] }),
  superAdmin: endpoint('GET', '/super', { ...common, access: 'superAdmin' }),
  services: endpoint('GET', '/services', { ...common, access: 'service' }),
};

@Controller()
class WhoController {
  @Implements(endpoints.open)
  open(@Caller() caller: Session | null) {
    return { caller: caller?.userId ?? null };
  }
  @Implements(endpoints.signedIn)
  signedIn(@Caller() caller: Session) {
    return { caller: caller.userId };
  }
  @Implements(endpoints.admins)
  admins(@Caller() caller: Session) {
    return { caller: caller.userId };
  }
  @Implements(endpoints.provider)
  provider(@Caller() caller: Session) {
    return { caller: caller.userId };
  }
  @Implements(endpoints.superAdmin)
  superAdmin(@Caller() caller: Session) {
    return { caller: caller.userId };
  }
  @Implements(endpoints.services)
  services() {
    return { caller: null };
  }
}

@Module({ controllers: [WhoController], providers: [IgnoredEvents] })
class WhoModule {}

const now = new Date('2026-03-02T10:00:00Z');
const user = aSession({ role: 'User' });
const superUser = aSession({ role: 'User', isSuperAdmin: true });
const admin = aSession({ role: 'Admin' });
const mcAdmin = aSession({ role: 'MCAdmin' });
const superAdmin = aSession({ role: 'MCAdmin', isSuperAdmin: true });

const callers: Record<string, Record<string, string>> = {
  nobody: {},
  expired: { authorization: `JWT ${tokenFor(superAdmin, new Date('2026-03-02T08:00:00Z'))}` },
  bearer: { authorization: `Bearer ${tokenFor(superAdmin, now)}` },
  'x-user headers': { 'x-user-id': superAdmin.userId, 'x-user-role': 'MCAdmin', 'x-user-super': 'true' },
  'method override': { 'x-http-method-override': 'GET', 'x-original-url': '/open' },
  User: { authorization: `JWT ${tokenFor(user, now)}` },
  'User with the flag': { authorization: `JWT ${tokenFor(superUser, now)}` },
  Admin: { authorization: `JWT ${tokenFor(admin, now)}` },
  MCAdmin: { authorization: `JWT ${tokenFor(mcAdmin, now)}` },
  superAdmin: { authorization: `JWT ${tokenFor(superAdmin, now)}` },
  service: { authorization: `Service ${serviceTokenFor('identity', 'orders', now)}` },
  'service for another': { authorization: `Service ${serviceTokenFor('quoting', 'orders', now)}` },
  'service as user': { authorization: `JWT ${serviceTokenFor('identity', 'orders', now)}` },
  'user as service': { authorization: `Service ${tokenFor(superAdmin, now)}` },
};

const columns = ['open', 'signedIn', 'admins', 'provider', 'superAdmin', 'services'] as const;
const matrix: Record<string, number[]> = {
  nobody: [200, 401, 401, 401, 401, 401],
  expired: [200, 401, 401, 401, 401, 401],
  bearer: [200, 401, 401, 401, 401, 401],
  'x-user headers': [200, 401, 401, 401, 401, 401],
  'method override': [200, 401, 401, 401, 401, 401],
  User: [200, 200, 403, 403, 403, 401],
  'User with the flag': [200, 200, 403, 403, 403, 401],
  Admin: [200, 200, 200, 403, 403, 401],
  MCAdmin: [200, 200, 200, 200, 403, 401],
  superAdmin: [200, 200, 200, 200, 200, 401],
  service: [200, 401, 401, 401, 401, 200],
  'service for another': [200, 401, 401, 401, 401, 401],
  'service as user': [200, 401, 401, 401, 401, 401],
  'user as service': [200, 401, 401, 401, 401, 401],
};

describe('who may call', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    setTestEnvironment();
    const all: readonly Endpoint[] = Object.values(endpoints);
    const definition = { name: 'identity' as const, module: WhoModule, migrations: [], endpoints: all };
    app = await bootTestApp(definition, { overrides: [[Clock, new FixedClock(now)]] });
  });
  afterAll(() => app.close());

  it.each(Object.entries(matrix))('%s', async (name, expected) => {
    const statuses: number[] = [];
    for (const column of columns) {
      const { status } = await callEndpoint(app, endpoints[column], { headers: callers[name] ?? {} });
      statuses.push(status);
    }
    expect(statuses).toEqual(expected);
  });

  it('a public call knows a caller who is signed in, and ignores a token that is none', async () => {
    const known = await callEndpoint(app, endpoints.open, { as: user });
    expect(known.body.caller).toBe(user.userId);
    const unknown = await callEndpoint(app, endpoints.open, { headers: { authorization: 'JWT abc' } });
    expect(unknown.body.caller).toBeNull();
  });

  it('a route that implements no row of the contract does not exist', () => {
    const context = { getHandler: () => () => 'no row' } as Partial<ExecutionContext> as ExecutionContext;
    const guard = new AccessGuard(
      app.get<KitConfig>(KIT_CONFIG),
      'identity',
      new FixedClock(now),
      app.get(Judging),
    );
    expect(() => guard.canActivate(context)).toThrow(messages.notFound);
  });

  const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;
  const spellings = (path: string) => [
    path,
    `${path}/`,
    `/${path}`,
    `//${path}//`,
    path.toUpperCase(),
    path.replace('s', '%73'),
    path.replace('s', '%2573'),
    `${path};x=1`,
    `/.${path}`,
    `/x/..${path}`,
    `/%2e%2e${path}`,
    `${path}%2f`,
    `${path}%00`,
    `${path}?_method=GET`,
    `\\${path}`,
  ];

  it('no spelling of a path or method opens what the plain one does not', async () => {
    const opened: string[] = [];
    for (const column of columns.slice(1)) {
      for (const url of spellings(endpoints[column].path)) {
        for (const method of methods) {
          const { statusCode } = await app.inject({ method, url });
          if (statusCode < 400 || statusCode >= 500) opened.push(`${method} ${url} ${statusCode}`);
        }
      }
    }
    expect(opened).toEqual([]);
  });
});
