import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumArguments, chromiumPath } from '@overland/embedded-chromium';
import type { Browser } from 'puppeteer-core';

const startTimeoutMs = 15_000;
const paperArguments = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  // Letters are placed by the font's metrics, not snapped to screen pixels.
  '--font-render-hinting=none',
];

/** The one Chromium: started on first use and restarted after it ends, at most once per `pauseMs`. */
export class ChromiumProcess {
  private running: Promise<Browser> | null = null;
  private browser: Browser | null = null;
  private startedAt = Number.NEGATIVE_INFINITY;
  private isClosed = false;
  /** How often it was started. */
  starts = 0;

  constructor(private readonly pauseMs: number) {}

  /** @throws Error when it cannot be started, or no longer should. */
  get(): Promise<Browser> {
    this.running ??= this.start().catch((error: unknown) => {
      this.running = null;
      throw error;
    });
    return this.running;
  }

  /** Kills a browser that failed, with all its processes; the next `get` starts another. */
  replace(browser: Browser): void {
    killTree(browser);
    this.forget(browser);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const browser = await this.running?.catch(() => null);
    if (browser) killTree(browser);
  }

  private async start(): Promise<Browser> {
    await sleep(Math.max(0, this.startedAt + this.pauseMs - performance.now()), undefined, { ref: false });
    if (this.isClosed) throw new Error('The service is ending.');
    this.startedAt = performance.now();
    this.starts += 1;
    const browser = await launch();
    if (this.isClosed) {
      killTree(browser);
      throw new Error('The service is ending.');
    }
    this.browser = browser;
    browser.once('disconnected', () => this.forget(browser));
    return browser;
  }

  /** Only if it is still the current one: its exit may be reported after another has been started. */
  private forget(browser: Browser): void {
    if (this.browser !== browser) return;
    this.browser = null;
    this.running = null;
  }
}

/** The library is imported here, as it would slow down the start of the service. */
async function launch(): Promise<Browser> {
  const [{ default: puppeteer }, { executablePath, env }] = await Promise.all([
    import('puppeteer-core'),
    chromiumPath(),
  ]);
  return puppeteer.launch({
    executablePath,
    env,
    headless: 'shell',
    // No other process can connect to a pipe, and the browser exits with this process, even when it is killed.
    pipe: true,
    args: [...chromiumArguments(), ...paperArguments],
    timeout: startTimeoutMs,
    // The service handles signals itself and closes the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** Not `browser.close()`, which a hanging browser never answers. The browser leads its own process group. */
function killTree(browser: Browser): void {
  const child = browser.process();
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
