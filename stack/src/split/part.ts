import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { answerOf } from './answer-of.js';
import type { PartPlan } from './parts.js';
import { RestartPause } from './restart-pause.js';
import { type LifeSigns, patientLifeSigns, untilSilent } from './until-silent.js';

/** Longer than a part takes to cut off by itself what does not end. */
const longestStopMs = 15_000;

interface PartHooks {
  /** One line for the person at the terminal. */
  say(line: string): void;
  /** Another process runs the part now. */
  onLaunch(): void;
}

interface Running {
  child: ChildProcess;
  ended: Promise<string>;
  hasEnded: boolean;
  readyAt: number | null;
}

/** One process of the split system, started again whenever it dies; one that hangs is killed for it. */
export class Part {
  private readonly restartPause = new RestartPause();
  private running: Running | null = null;
  private restart: NodeJS.Timeout | null = null;
  private isStopping = false;

  constructor(
    readonly plan: PartPlan,
    private readonly hooks: PartHooks,
    private readonly lifeSigns: LifeSigns = patientLifeSigns,
  ) {}

  get pid(): number | null {
    return this.running?.child.pid ?? null;
  }

  /**
   * Resolves when the part is ready for the first time; from then on it is started again by itself.
   * @throws when it ends before, which waiting would not heal
   */
  async start(): Promise<void> {
    const running = this.launch();
    await Promise.race([this.readiness(running), running.ended]);
    if (running.readyAt === null && !this.isStopping) {
      throw new Error(`${this.plan.name} ended (${await running.ended}) before it was ready.`);
    }
    void running.ended.then((how) => this.onDeath(running, how));
  }

  /** Asks it to finish what is under way and to end, and waits for that. */
  async stop(): Promise<void> {
    this.isStopping = true;
    if (this.restart) clearTimeout(this.restart);
    const running = this.running;
    if (!running || running.hasEnded) return;
    running.child.kill('SIGTERM');
    const killer = setTimeout(() => running.child.kill('SIGKILL'), longestStopMs);
    await running.ended;
    clearTimeout(killer);
  }

  private launch(): Running {
    const child = fork(this.plan.entry, {
      env: this.plan.env,
      // A debugger's port of this process cannot be shared; NODE_OPTIONS reaches the parts by their environment.
      execArgv: [],
      // Log lines pass through as they are; the channel tells the child when this process is gone.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A group of its own: Ctrl-C in the terminal must reach this process alone, which ends its parts in order.
      detached: true,
    });
    const ended = new Promise<string>((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
      child.once('error', (error) => resolve(error.message));
    });
    const running: Running = { child, ended, hasEnded: false, readyAt: null };
    void ended.then(() => {
      running.hasEnded = true;
    });
    this.running = running;
    this.hooks.onLaunch();
    return running;
  }

  private onDeath(running: Running, how: string): void {
    if (this.isStopping) return;
    const wasReadyMs = running.readyAt === null ? 0 : Date.now() - running.readyAt;
    const waitMs = this.restartPause.next(wasReadyMs);
    this.hooks.say(`${this.plan.name} ended (${how}): starting it again in ${waitMs / 1000} s`);
    this.restart = setTimeout(() => {
      const next = this.launch();
      void this.readiness(next);
      void next.ended.then((nextHow) => this.onDeath(next, nextHow));
    }, waitMs);
  }

  /** Its death, and with it the next start, is then the same as any other. */
  private async watch(running: Running): Promise<void> {
    const { url } = this.plan;
    const asked = {
      url,
      get hasEnded() {
        return running.hasEnded;
      },
    };
    if (!(await untilSilent(asked, this.lifeSigns)) || this.isStopping) return;
    this.hooks.say(`${this.plan.name} does not answer any more: killing it`);
    running.child.kill('SIGKILL');
  }

  /** Notes when the part answers that it is ready; ends without that when it dies before. */
  private async readiness(running: Running): Promise<void> {
    while (!running.hasEnded) {
      if (await isReady(this.plan.url)) {
        running.readyAt = Date.now();
        void this.watch(running);
        return;
      }
      await pause(100);
    }
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await answerOf(`${url}/health/ready`, 2_000);
  return answer?.ok ?? false;
}
