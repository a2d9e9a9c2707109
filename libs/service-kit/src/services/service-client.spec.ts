import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { endpoint, type InputOf } from '@overland/contracts';
import * as z from 'zod/mini';
import { FixedClock } from '../clock.js';
import { KitConfig, loadConfig } from '../config.js';
import { Implements } from '../http/implements.js';
import { Input } from '../http/parameters.js';
import { bootTestApp, setTestEnvironment } from '../testing/index.js';
import { IgnoredEvents } from '../testing/sample-service.js';
import { ServiceClient } from './service-client.js';
import { ServiceHosts } from './service-hosts.js';

/** The row as its service has it. */
const weigh = endpoint('POST', '/service/weight', {
  service: 'identity',
  access: 'service',
  summary: 'What a thing weighs',
  query: z.object({ unit: z.optional(z.string()) }),
  body: z.object({ thing: z.object({ name: z.string() }) }),
  reply: z.object({ grams: z.int(), received: z.string() }),
});
/** The same row in a caller of another release. */
const rowOf = <R extends z.ZodMiniType>(reply: R) =>
  endpoint('POST', '/service/weight', {
    ...weigh,
    query: z.object({ unit: z.optional(z.string()), scale: z.optional(z.string()) }),
    body: z.object({ thing: z.object({ name: z.string(), color: z.string() }), isExact: z.boolean() }),
    reply,
  });

@Controller()
class WeightController {
  @Implements(weigh)
  weigh(@Input() { query, body }: InputOf<typeof weigh>) {
    return { grams: 7, received: JSON.stringify({ query, body }) };
  }
}

@Module({ controllers: [WeightController], providers: [IgnoredEvents] })
class WeightModule {}

describe('a call to a service of another release', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    setTestEnvironment();
    app = await bootTestApp({ name: 'identity', module: WeightModule, migrations: [], endpoints: [weigh] });
    ServiceHosts.set('identity', app.getHttpAdapter().getInstance());
  });
  afterAll(async () => {
    ServiceHosts.delete('identity');
    await app.close();
  });

  const request = {
    query: { scale: 'kitchen' },
    body: { thing: { name: 'box', color: 'red' }, isExact: true },
  };
  const ask = <R extends z.ZodMiniType>(reply: R) =>
    new ServiceClient(loadConfig(KitConfig), 'orders', new FixedClock(new Date())).call(
      rowOf(reply),
      request,
      { requestId: 'request-12345' },
    );

  it('may send fields that the service does not know', async () => {
    const { received } = await ask(z.object({ received: z.string() }));
    expect(JSON.parse(received)).toEqual({ query: {}, body: { thing: { name: 'box' } } });
  });

  it('gets the defaults of what an older service does not say, and nothing that only a newer one says', async () => {
    const reply = z.object({ grams: z.int(), isMeasured: z._default(z.boolean(), false) });
    expect(await ask(reply)).toEqual({ grams: 7, isMeasured: false });
  });

  it('fails as an outage does where the reply is not what the caller expects', async () => {
    await expect(ask(z.object({ grams: z.string() }))).rejects.toMatchObject({ code: 'badGateway' });
  });
});
