import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConnectionQueue } from './connection-queue.js';

/** Says hello to whom it is given; one that is slow takes none. */
const program = `process.on('message', (name, connection) => {
  if (process.argv[2] === 'slow') return;
  process.send('taken');
  connection.end('hello from ' + name);
});
process.send('runs');`;

describe('connections that are given to a process', () => {
  let folder: string;
  let server: Server;
  const children: ChildProcess[] = [];
  const arrived: Socket[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'overland-queue-'));
    writeFileSync(path.join(folder, 'program.cjs'), program);
    server = createServer({ pauseOnConnect: true }, (connection) => arrived.push(connection));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function aProcess(how: 'fast' | 'slow') {
    const child = fork(path.join(folder, 'program.cjs'), [how], { execArgv: [] });
    children.push(child);
    await once(child, 'message');
    return { child, queue: new ConnectionQueue(child) };
  }

  /** A client, and its connection here. */
  async function aConnection() {
    const address = server.address();
    const client = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
    const ended = new Promise<string>((resolve) => {
      let text = '';
      client.on('data', (piece) => {
        text += piece.toString();
      });
      client.on('error', () => undefined);
      client.on('close', () => resolve(text));
    });
    await once(server, 'connection');
    const connection = arrived.pop();
    if (!connection) throw new Error('Nobody came.');
    return { connection, ended };
  }

  it('are served there, one after the other', async () => {
    const { queue } = await aProcess('fast');
    const [one, two] = [await aConnection(), await aConnection()];
    const given = [queue.give('staff', one.connection), queue.give('public', two.connection)];
    expect(queue.length).toBe(2);
    expect(await Promise.all(given)).toEqual([true, true]);
    expect(await Promise.all([one.ended, two.ended])).toEqual(['hello from staff', 'hello from public']);
    expect(queue.length).toBe(0);
  });

  it('come back when it dies before it took them, and are served by another', async () => {
    const { child, queue } = await aProcess('slow');
    const other = await aProcess('fast');
    const [one, two] = [await aConnection(), await aConnection()];
    const given = [queue.give('staff', one.connection), queue.give('public', two.connection)];
    child.kill('SIGKILL');
    expect(await Promise.all(given)).toEqual([false, false]);
    expect(await queue.give('staff', one.connection)).toBe(false);
    await Promise.all([
      other.queue.give('staff', one.connection),
      other.queue.give('public', two.connection),
    ]);
    expect(await Promise.all([one.ended, two.ended])).toEqual(['hello from staff', 'hello from public']);
  });
});
