import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { orders, quotes, signIn } from '@overland/contracts';
import { TraceCollector } from '../../libs/service-kit/src/testing/trace-collector.js';
import { endProduct, freePorts, launchProduct, type RunningProduct } from '../launch-product.cjs';
import { closeBrowser, openPage } from './browser.js';
import { aBooking, aMove } from './builders.js';
import { call, demoPassword, mailsTo, signInAs, until } from './product.js';

const person = 'kayla@lonestarmotors.example';
const caller = '00f067aa0ba902b7';
const mark = Date.now().toString(36);
const canary = {
  name: `Canary Name ${mark}`,
  email: `canary.${mark}@mail.example`,
  address: `12 Canary Street ${mark}`,
  query: `canary-query-${mark}`,
  resetToken: `canary-token-${mark}`,
  password: demoPassword,
  person,
};

afterAll(closeBrowser);

describe.each([
  ['in one process', []],
  ['apart', ['--split']],
])('traces of the product %s', (_name, args: string[]) => {
  const dataDir = path.resolve(`${process.env.E2E_DATA}-traces${args.join('')}`);
  let collector: TraceCollector;
  let product: RunningProduct;
  let token: string;
  const at = () => ({ token, origin: product.site });

  beforeAll(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    collector = await TraceCollector.start();
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'info',
    };
    product = await launchProduct({
      dataDir,
      ports: await freePorts(),
      env,
      args,
      entry: 'e2e/start-built.mjs',
    });
    const { site: origin, inbox } = product;
    ({ token } = await signInAs(person, undefined, { origin, inbox }));
  }, 180_000);
  afterAll(async () => {
    await collector.close();
    await endProduct(product.child);
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Waits until the trace contains all of them, each a descendant of the one before. */
  const paths = (traceId: string, ...expected: string[]) =>
    until(`${expected.join(', ')} in ${traceId}`, async () => {
      const found = collector.of(traceId).map((span) => collector.pathTo(span).join(' > '));
      return expected.every((each) => found.includes(each)) && found;
    });

  it('lead from the browser to the last email job of its booking, in the log lines as well', async () => {
    const quote = (await call(quotes.create, { body: aMove() }, at())).body;
    const traceId = `${args.length}bf92f3577b34da6a3ce929d0e0e4736`;
    const requestId = `trace-${mark}${args.length}`;
    const booking = aBooking(quote, {
      customerEmail: canary.email,
      customerFullName: canary.name,
      pickupAddress: canary.address,
    });
    const headers = { traceparent: `00-${traceId}-${caller}-01`, 'x-request-id': requestId };
    expect((await call(orders.book, { body: booking }, { ...at(), headers })).status).toBe(200);

    const order = 'gateway POST /order > orders POST /order';
    const published = `${order} > orders publish order.booked > notifications process order.booked`;
    await paths(
      traceId,
      order,
      `${order} > orders POST /service/quotes/book > quoting POST /service/quotes/book`,
      `${order} > orders publish order.changed > reporting process order.changed`,
      `${published} > notifications process email-send`,
    );
    const outermost = collector.of(traceId).find(({ service }) => service === 'gateway');
    expect(outermost).toMatchObject({ parentSpanId: caller, isError: false });
    const [mail] = await until('the email', async () => {
      const mails = await mailsTo(canary.email, product.inbox);
      return mails.length > 0 && mails;
    });
    const raw = await (await fetch(`${product.inbox}/api/v1/message/${mail?.ID}/raw`)).text();
    expect(raw.toLowerCase()).toContain(`x-trace-id: ${traceId}`);
    const lines = readFileSync(product.logFile, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{') && line.includes(requestId))
      .map((line) => JSON.parse(line) as { traceId?: string; service?: string });
    expect(new Set(lines.map((line) => line.traceId))).toEqual(new Set([traceId]));
    expect(lines.map(({ service }) => service)).toEqual(
      expect.arrayContaining(['orders', 'quoting', 'notifications']),
    );
  });

  it('start in the browser', async () => {
    const { page, context } = await openPage();
    await page.goto(`${product.site}/login`);
    await page.getByLabel('Email').fill(person);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    const asked = page.waitForRequest((request) => request.url().endsWith(signIn.verifyEmail.path));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const [, traceId = '', spanId] = ((await asked).headers().traceparent ?? '').split('-');
    const { path: route } = signIn.verifyEmail;
    const start = `gateway POST ${route} > identity POST ${route}`;
    const event = 'identity publish signIn.codeIssued > notifications process signIn.codeIssued';
    await paths(traceId, `${start} > ${event} > notifications process email-sign-in`);
    expect(collector.of(traceId).find(({ service }) => service === 'gateway')?.parentSpanId).toBe(spanId);
    await context.close();
  });

  it('continue in the email with a link that is created after the answer', async () => {
    const traceId = `${args.length}`.padEnd(32, 'c');
    const headers = { traceparent: `00-${traceId}-${caller}-01` };
    await call(signIn.forgotPassword, { body: { email: person } }, { origin: product.site, headers });
    const { path: route } = signIn.forgotPassword;
    const event = 'identity publish password.resetRequested > notifications process password.resetRequested';
    const start = `gateway POST ${route} > identity POST ${route}`;
    await paths(traceId, `${start} > ${event} > notifications process email-sign-in`);
  });

  it('contain no personal data and no token', async () => {
    const trace = { traceparent: `00-${'a'.repeat(32)}-${caller}-01` };
    await call(orders.list, { body: { searchText: canary.query } }, { ...at(), headers: trace });
    const headers = { ...trace, authorization: `JWT ${canary.resetToken}` };
    await call(signIn.resetPassword, { body: { password: canary.name } }, { origin: product.site, headers });
    const { path: route } = signIn.resetPassword;
    await paths('a'.repeat(32), `gateway POST ${route} > identity POST ${route}`);
    const values = Object.entries({ ...canary, token, signature: String(token.split('.')[2]) });
    expect(values.filter(([, value]) => collector.text.includes(value)).map(([name]) => name)).toEqual([]);
  });
});
