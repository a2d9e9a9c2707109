import { parseSiteConfig } from './brand';

describe('the configuration written into the page', () => {
  it('is taken where it is of the right kind', () => {
    const config = parseSiteConfig('{"brandName":"Acme","remoteLoadTimeoutMs":500,"supportPhone":7}');
    expect(config).toMatchObject({ brandName: 'Acme', remoteLoadTimeoutMs: 500, supportPhone: '' });
  });
  it.each(['', '__OVERLAND_CONFIG__', 'null', '[]'])('is the default for %j', (text) => {
    expect(parseSiteConfig(text)).toMatchObject({ brandName: 'Overland', remoteLoadTimeoutMs: 60_000 });
  });
});
