import { createServer, type Server } from 'node:net';
import { assertPortFree } from './ports.js';

async function occupy(host: string): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, server };
}
const close = (server: Server) => new Promise((resolve) => server.close(resolve));

describe('a port that the stack needs', () => {
  it.each(['127.0.0.1', '::'])(
    'is named with its use and its option when it is taken on %s',
    async (host) => {
      const { port, server } = await occupy(host);
      const check = assertPortFree({ port, what: 'the inbox', option: '--inbox-port' });
      await expect(check).rejects.toThrow(new RegExp(`Port ${port} is taken.*the inbox.*--inbox-port`));
      await close(server);
    },
  );

  it('passes when it is free', async () => {
    const { port, server } = await occupy('127.0.0.1');
    await close(server);
    await expect(assertPortFree({ port, what: 'the site', option: '--port' })).resolves.toBeUndefined();
  });
});
