import { serverSettings } from './server-settings.js';

const gigabyte = 1024 ** 3;
const memorySettings = (memory: number) => {
  const { shared_buffers, effective_cache_size } = serverSettings(memory);
  return [shared_buffers, effective_cache_size];
};

describe('the settings of the server', () => {
  it('grow with the memory of the machine, within limits', () => {
    expect(memorySettings(gigabyte / 2)).toEqual(['128MB', '512MB']);
    expect(memorySettings(8 * gigabyte)).toEqual(['1024MB', '4096MB']);
    expect(memorySettings(256 * gigabyte)).toEqual(['2048MB', '16384MB']);
  });

  it('are made for this machine unless another size is given', () => {
    expect(serverSettings().shared_buffers).toMatch(/^\d+MB$/);
  });
});
