import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@overland/embedded-postgres';
import { findProgram, killProgram, launchProgram } from './installed-program.js';

const home = path.resolve(import.meta.dirname, '../../../../.data/test-redis');

/** The redis-server of this machine's PATH, or null where none is installed. */
export const findRedisServer = (): string | null => findProgram('redis-server');

/** A Redis of one spec file, on its own port. It records every command in its log. */
export class TestRedis {
  private child: ChildProcess | null = null;
  private readonly folder = path.join(home, `${process.pid}-${randomBytes(4).toString('hex')}`);

  private constructor(
    private readonly binary: string,
    private readonly port: number,
  ) {}

  /** @throws Error when no redis-server is installed, or it does not start. Always `stop()` it. */
  static async start(): Promise<TestRedis> {
    const binary = findRedisServer();
    if (!binary) throw new Error('No redis-server was found on PATH.');
    const redis = new TestRedis(binary, await findFreePort());
    await redis.restart();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Ends it at once, as a power cut would. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    await killProgram(child);
  }

  /** From now on it keeps its connections, takes new ones and answers nothing. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  /** Starts it again on the same port, with what it kept. */
  async restart(): Promise<void> {
    await this.kill();
    mkdirSync(this.folder, { recursive: true });
    this.child = await launch(this.binary, this.port, this.folder);
  }

  /** Starts it again on the same port, having forgotten everything. */
  async restartEmpty(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
    await this.restart();
  }

  /** All that was ever written, also what has been deleted since. */
  everythingWritten(): string {
    const log = path.join(this.folder, 'appendonlydir');
    return readdirSync(log)
      .map((file) => readFileSync(path.join(log, file), 'latin1'))
      .join('\n');
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function launch(binary: string, port: number, folder: string): Promise<ChildProcess> {
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    'auto-aof-rewrite-percentage': '0',
    save: '',
    'maxmemory-policy': 'noeviction',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  return launchProgram({ binary, args, readyWords: 'Ready to accept connections' });
}
