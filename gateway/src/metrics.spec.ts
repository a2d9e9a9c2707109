import { callRaw, startTestGateway, type TestGateway } from './test-gateway.js';

describe('the metrics of the gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ env: { METRICS_PORT: '0' } });
  });
  afterAll(() => gateway.close());

  it('answer on a port of their own, by contract path and status class', async () => {
    const route = '/order/3f2c8a52-5b0e-4a53-9d59-0a6b1c7d8e9f';
    await callRaw(gateway.staffPort, { path: '/api/makes' });
    await callRaw(gateway.staffPort, { path: `/api${route}` });
    const { status, headers, text } = await callRaw(gateway.metricsPort ?? 0, { path: '/metrics' });
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/plain; version=0.0.4; charset=utf-8',
    });
    const count = 'overland_http_request_duration_seconds_count{service="gateway",method="GET"';
    expect(text).toContain(`${count},route="/makes",status="2xx"} 1`);
    expect(text).toContain(`${count},route="/order/:orderId",status="4xx"} 1`);
    expect(text).not.toContain('3f2c8a52');
  });

  it('are not served on the sites', async () => {
    for (const port of [gateway.staffPort, gateway.publicPort]) {
      expect((await callRaw(port, { path: '/metrics' })).text).not.toContain('overland_');
    }
  });

  it.each(['/api/metrics', '/api/health/live', '/api/health/ready'])(
    'and the health of services are no part of the API: %s',
    async (path) => {
      for (const port of [gateway.staffPort, gateway.publicPort]) {
        expect((await callRaw(port, { path })).status).toBe(404);
      }
    },
  );

  it('are off without a port', async () => {
    const quiet = await startTestGateway();
    expect(quiet.metricsPort).toBeNull();
    await quiet.close();
  });
});
