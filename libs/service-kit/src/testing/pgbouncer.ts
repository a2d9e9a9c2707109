import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@overland/embedded-postgres';
import { findProgram, killProgram, launchProgram } from './installed-program.js';

const home = path.resolve(import.meta.dirname, '../../../../.data/test-pgbouncer');

/** `nobody`: pgbouncer refuses to run as root. */
const nobody = 65534;

interface Options {
  /** Any URL of the PostgreSQL behind it. */
  server: string;
  /** Who may connect, with their passwords. */
  users: Readonly<Record<string, string>>;
  /** Databases of which each client keeps a session, by the name that these clients use. */
  sessions?: Readonly<Record<string, string>>;
}

export const findPgbouncer = (): string | null => findProgram('pgbouncer');

/** A pgbouncer in transaction mode, with its own settings otherwise. Always `stop()` it. */
export class Pgbouncer {
  private child: ChildProcess | null = null;
  private readonly folder = path.join(home, `${process.pid}-${randomBytes(4).toString('hex')}`);
  private readonly settings = path.join(this.folder, 'pgbouncer.ini');

  private constructor(
    private readonly options: Options,
    private readonly port: number,
  ) {}

  /** @throws Error when it is not installed, or does not start. */
  static async start(options: Options): Promise<Pgbouncer> {
    const binary = findPgbouncer();
    if (!binary) throw new Error('No pgbouncer was found on PATH.');
    const pooler = new Pgbouncer(options, await findFreePort());
    pooler.configure(options.server);
    pooler.child = await launchProgram({
      binary,
      args: [pooler.settings],
      readyWords: 'process up',
      options: process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {},
    });
    return pooler;
  }

  /** The same database and user, by this way. */
  urlOf(direct: string): string {
    const url = new URL(direct);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  /** From now on this server is behind it; connections to the other one are closed as they come free. */
  serve(server: string): void {
    this.configure(server);
    this.child?.kill('SIGHUP');
  }

  async stop(): Promise<void> {
    await killProgram(this.child);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private configure(server: string): void {
    const { users, sessions = {} } = this.options;
    const { hostname, port } = new URL(server);
    const behind = `host=${hostname} port=${port}`;
    const userList = path.join(this.folder, 'users.txt');
    mkdirSync(this.folder, { recursive: true });
    this.write(
      userList,
      Object.entries(users).map(([name, password]) => `"${name}" "${password}"`),
    );
    this.write(this.settings, [
      '[databases]',
      ...Object.entries(sessions).map(
        ([name, database]) => `${name} = ${behind} dbname=${database} pool_mode=session`,
      ),
      `* = ${behind}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${this.port}`,
      'unix_socket_dir =',
      'pool_mode = transaction',
      'auth_type = scram-sha-256',
      `auth_file = ${userList}`,
      'max_client_conn = 1000',
      // A server that did not take a connection is asked again after a second, and not after 15.
      'server_login_retry = 1',
    ]);
  }

  private write(file: string, lines: readonly string[]): void {
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    if (process.getuid?.() === 0) chownSync(file, nobody, nobody);
  }
}
