import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ConnectionQueue } from './connection-queue.js';
import type { PartPlan } from './part-plan.js';
import { RestartPause } from './restart-pause.js';
import { answerOf, type LifeSigns, patientLifeSigns, untilSilent } from './until-silent.js';
import { untilStuck } from './until-stuck.js';

/** Longer than a part's own shutdown deadline. */
const longestStopMs = 8_000;

interface PartHooks {
  /** Prints a line in the terminal. */
  say(line: string): void;
  /** Called when a new process runs the part. */
  onLaunch(): void;
  /** Called when the part may have become ready, or may be so no longer. */
  onReadiness?(): void;
}

interface Running {
  child: ChildProcess;
  ended: Promise<string>;
  hasEnded: boolean;
  readyAt: number | null;
  connections: ConnectionQueue;
}

/** One process of the split system. It is restarted whenever it dies, and killed when it hangs. */
export class Part {
  private readonly restartPause = new RestartPause();
  private running: Running | null = null;
  private restart: NodeJS.Timeout | null = null;
  private isStopping = false;

  constructor(
    public plan: PartPlan,
    private readonly hooks: PartHooks,
    private readonly lifeSigns: LifeSigns = patientLifeSigns,
    private readonly longestIdleMs = 120_000,
  ) {}

  /** Whether it can be given calls. */
  get isReady(): boolean {
    return this.running?.readyAt != null && !this.running.hasEnded && !this.isStopping;
  }

  /** Connections that its process has not taken yet. */
  get backlog(): number {
    return this.running?.connections.length ?? 0;
  }

  /** Has its process serve a connection that this one accepted. @returns false where it ended before it was given it */
  async take(server: string, connection: Socket): Promise<boolean> {
    return (await this.running?.connections.give(server, connection)) ?? false;
  }

  get pid(): number | null {
    return this.running?.child.pid ?? null;
  }

  /**
   * Resolves when the part is ready for the first time. From then on it is restarted automatically.
   * @throws if it exits before that, because a restart would not help, or does nothing any more, with what it lacks
   */
  async start(): Promise<void> {
    const running = this.launch();
    await this.untilReady(running);
    this.restartAfter(running);
  }

  /**
   * Runs the part by another plan: its new process starts while the old one still answers, says that it waits for the
   * port, and takes it over. One that has no old process is started and kept running like any other.
   * @throws as `start` does; the old process runs on if the new one does not get as far as its port
   */
  async replace(plan: PartPlan): Promise<void> {
    const before = { plan: this.plan, running: this.running };
    // The new process takes the place of a restart that is due.
    if (this.restart) clearTimeout(this.restart);
    this.plan = plan;
    const next = this.launch();
    const isWaiting = await this.waitsForPort(next, before.running);
    if (!isWaiting && before.running?.hasEnded === false) {
      const why = next.hasEnded ? whyEnded(await next.ended) : this.whyLate('it does not listen');
      await end(next);
      this.plan = before.plan;
      this.running = before.running;
      this.hooks.onLaunch();
      this.hooks.onReadiness?.();
      throw new Error(`${plan.name} ${why}`);
    }
    if (before.running) await end(before.running);
    this.restartAfter(next);
    await this.untilReady(next);
  }

  /** Asks the part to finish its work and exit, and waits until it has. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.hooks.onReadiness?.();
    if (this.restart) clearTimeout(this.restart);
    if (this.running) await end(this.running);
  }

  /** Whether a process says that it waits for the port, before either it or the one that has the port ends. */
  private waitsForPort(next: Running, old: Running | null): Promise<boolean> {
    return Promise.race([
      new Promise<boolean>((resolve) => next.child.once('message', () => resolve(true))),
      next.ended.then(() => false),
      old?.ended.then(() => false) ?? false,
      untilStuck(next, this.longestIdleMs).then(() => false),
    ]);
  }

  private async untilReady(running: Running): Promise<void> {
    const deadline = new AbortController();
    void untilStuck(running, this.longestIdleMs).then(() => deadline.abort());
    const missing = await Promise.race([this.readiness(running, deadline.signal), running.ended]);
    if (running.readyAt !== null || this.isStopping) return;
    const why = running.hasEnded ? whyEnded(await running.ended) : this.whyLate(missing);
    throw new Error(`${this.plan.name} ${why}`);
  }

  private whyLate(missing: string): string {
    return `is not ready and has done nothing for ${this.longestIdleMs / 1000} s: ${missing}.`;
  }

  private launch(): Running {
    const child = fork(this.plan.entry, {
      env: this.plan.env,
      // This process's debugger port cannot be shared. NODE_OPTIONS reaches the parts through the environment.
      execArgv: [],
      // Log lines pass through unchanged. The IPC channel lets the child notice when this process is gone.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A separate process group: Ctrl-C must reach only this process, which ends its parts in order.
      detached: true,
    });
    const ended = new Promise<string>((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
      child.on('error', (error) => resolve(error.message));
    });
    const running: Running = {
      child,
      ended,
      hasEnded: false,
      readyAt: null,
      connections: new ConnectionQueue(child),
    };
    void ended.then(() => {
      running.hasEnded = true;
      this.hooks.onReadiness?.();
    });
    this.running = running;
    this.hooks.onLaunch();
    this.hooks.onReadiness?.();
    return running;
  }

  private restartAfter(running: Running): void {
    void running.ended.then((how) => this.onDeath(running, how));
  }

  private onDeath(running: Running, how: string): void {
    if (this.isStopping || running !== this.running) return;
    const wasReadyMs = running.readyAt === null ? 0 : Date.now() - running.readyAt;
    const waitMs = this.restartPause.next(wasReadyMs);
    this.hooks.say(`${this.plan.name} ended (${how}): starting it again in ${waitMs / 1000} s`);
    this.restart = setTimeout(() => {
      const next = this.launch();
      void this.readiness(next);
      this.restartAfter(next);
    }, waitMs);
  }

  /** Kills the part when it hangs; it is then restarted like one that died. */
  private async watch(running: Running): Promise<void> {
    const { url } = this.plan;
    const watched = {
      url,
      get hasEnded() {
        return running.hasEnded;
      },
    };
    if (!(await untilSilent(watched, this.lifeSigns)) || this.isStopping) return;
    this.hooks.say(`${this.plan.name} does not answer any more: killing it`);
    running.child.kill('SIGKILL');
  }

  /** Waits until the part reports ready, until it exits, or until the deadline. @returns what it lacks then */
  private async readiness(running: Running, deadline?: AbortSignal): Promise<string> {
    let missing = 'it does not answer';
    while (!running.hasEnded && !deadline?.aborted) {
      const answer = await answerOf(`${this.plan.url}/health/ready`, 2_000);
      if (answer?.ok) {
        running.readyAt = Date.now();
        this.hooks.onReadiness?.();
        void this.watch(running);
        return '';
      }
      if (answer) missing = `without ${missingIn(answer.text)}`;
      await pause(100);
    }
    return missing;
  }
}

const whyEnded = (how: string) => `ended (${how}) before it was ready: its lines above say why.`;

async function end({ child, ended, hasEnded }: Running): Promise<void> {
  if (hasEnded) return;
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), longestStopMs);
  await ended;
  clearTimeout(killer);
}

function missingIn(text: string): string {
  try {
    const { missing } = JSON.parse(text) as { missing: string[] };
    return missing.join(', ');
  } catch {
    return text;
  }
}
