import { dispatchConfig } from './dispatch-config.js';

const real = {
  SUPER_DISPATCH_URL: 'https://api.shipper.superdispatch.com',
  SUPER_DISPATCH_CLIENT_ID: 'roads',
  SUPER_DISPATCH_CLIENT_SECRET: '5c1f0b7d9e6a4832',
  SUPER_DISPATCH_CALLBACK_URL: 'https://www.roads.us/api/webhooks/super-dispatch',
};
const read = (env: Record<string, string>) => () => dispatchConfig({ NODE_ENV: 'production', ...env });

describe('dispatch in production', () => {
  it('is by Super Dispatch, or by nobody', () => {
    expect(read(real)).not.toThrow();
    expect(read({})).not.toThrow();
  });

  it.each([
    ['in a container', 'http://dispatch-simulator:8026'],
    ['of npm start', 'http://127.0.0.1:8026'],
  ])('is not by the simulator %s', (_where, address) => {
    expect(read({ ...real, SUPER_DISPATCH_URL: address })).toThrow(
      'SUPER_DISPATCH_URL: is not Super Dispatch',
    );
  });

  it('has a webhook with https, and all four variables or none', () => {
    const http = { SUPER_DISPATCH_CALLBACK_URL: 'http://orders:3000/webhooks/super-dispatch' };
    expect(read({ ...real, ...http })).toThrow('SUPER_DISPATCH_CALLBACK_URL: must begin with https://');
    expect(read({ ...real, SUPER_DISPATCH_CLIENT_ID: '' })).toThrow('SUPER_DISPATCH_*: set all of');
  });
});
