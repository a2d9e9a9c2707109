import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@overland/embedded-postgres';
import { type Replica, SharedPort } from './shared-port.js';

/** Says its name to whom it is given. */
const aReplica = (name: string) => {
  const replica: Replica = {
    isReady: true,
    backlog: 0,
    take: async (server, connection: Socket) => {
      connection.end(`${server} by ${name}`);
      return true;
    },
  };
  return replica;
};

/** What a new connection is told; how it fails where nobody listens. */
async function told(port: number): Promise<string> {
  const connection = connect(port, '127.0.0.1');
  let text = '';
  connection.on('data', (piece) => {
    text += piece.toString();
  });
  try {
    await once(connection, 'close');
    return text;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('the port of several replicas', () => {
  const [one, two] = [aReplica('one'), aReplica('two')];
  const lines: string[] = [];
  let port: number;
  let shared: SharedPort;

  beforeAll(async () => {
    port = await findFreePort();
    shared = new SharedPort({
      port,
      hosts: ['127.0.0.1'],
      server: 'calls',
      replicas: () => [one, two],
      say: (line) => lines.push(line),
    });
    shared.refresh();
  });
  beforeEach(async () => {
    one.isReady = true;
    two.isReady = true;
    shared.refresh();
    await until('it listens', async () => (await told(port)) !== 'ECONNREFUSED');
  });
  afterAll(() => shared.close());

  async function until(_what: string, isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await pause(20);
  }

  it('gives connections to one after the other', async () => {
    const answers = [await told(port), await told(port), await told(port), await told(port)];
    expect(answers.sort()).toEqual(['calls by one', 'calls by one', 'calls by two', 'calls by two']);
  });

  it('gives none to a replica that is not ready', async () => {
    one.isReady = false;
    shared.refresh();
    const answers = [await told(port), await told(port), await told(port)];
    expect(new Set(answers)).toEqual(new Set(['calls by two']));
  });

  it('gives fewer to a replica that is slow to take them', async () => {
    one.backlog = 1;
    const answers = [await told(port), await told(port), await told(port)];
    one.backlog = 0;
    expect(new Set(answers)).toEqual(new Set(['calls by two']));
  });

  it('gives to another what a replica that ended did not get', async () => {
    const { take } = one;
    one.take = async () => {
      one.isReady = false;
      return false;
    };
    const answers = [await told(port), await told(port)];
    one.take = take;
    expect(answers).toEqual(['calls by two', 'calls by two']);
  });

  it('refuses connections while no replica is ready, and takes them again after that', async () => {
    one.isReady = false;
    two.isReady = false;
    shared.refresh();
    expect(await told(port)).toBe('ECONNREFUSED');
    two.isReady = true;
    shared.refresh();
    await until('it listens', async () => (await told(port)) === 'calls by two');
  });

  it('says why it cannot listen', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const taken = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const late = new SharedPort({
      port: taken,
      hosts: ['127.0.0.1'],
      server: 'calls',
      replicas: () => [one],
      say: (line) => lines.push(line),
    });
    late.refresh();
    await until('it is said', async () => lines.length > 0);
    expect(lines).toEqual([expect.stringMatching(/^port \d+ of 127\.0\.0\.1: .*EADDRINUSE/)]);
    late.close();
    other.close();
  });
});
