import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromiumPath } from '@overland/embedded-chromium';
import { until } from '@overland/service-kit/testing';
import { WarmBrowser, type WarmBrowserOptions } from './warm-browser.js';

const html = '<!doctype html><title>Quote</title><h1>Dallas</h1>';
const isPdf = (document: Buffer) => document.subarray(0, 5).toString() === '%PDF-';
const opened: WarmBrowser[] = [];

function aBrowser(options: Partial<WarmBrowserOptions> = {}): WarmBrowser {
  const browser = new WarmBrowser({ pauseMs: 0, ...options });
  opened.push(browser);
  return browser;
}

const processOf = async (browser: WarmBrowser) => {
  const pid = (await browser.chromium.get()).process()?.pid;
  if (pid === undefined) throw new Error('The browser has no process.');
  return pid;
};

afterEach(() => Promise.all(opened.splice(0).map((browser) => browser.onApplicationShutdown())));

describe('the warm browser', () => {
  it('starts with the first document and prints 20 at once', async () => {
    const browser = aBrowser();
    expect(browser.chromium.starts).toBe(0);
    const printed = await Promise.all(Array.from({ length: 20 }, () => browser.print(html)));
    expect(printed.every(isPdf)).toBe(true);
    expect(browser.chromium.starts).toBe(1);
  });

  it('has letters where the system has no fonts', async () => {
    const { env } = await chromiumPath();
    const own = join(env.LD_LIBRARY_PATH ?? '', '../fonts');
    // A browser that was installed comes with the system's fonts.
    if (!existsSync(own)) return;
    process.env.FONTCONFIG_PATH = own;
    try {
      const document = await aBrowser().print(html);
      expect(document.includes('/FontDescriptor')).toBe(true);
    } finally {
      delete process.env.FONTCONFIG_PATH;
    }
  });

  it('prints what it is asked for by each, on pages used again', async () => {
    const browser = aBrowser({ pages: 1 });
    const short = await browser.print(html);
    const long = await browser.print(`${html}${'<p>Denver</p>'.repeat(200)}`);
    expect(pagesOf(short)).toBe(1);
    expect(pagesOf(long)).toBeGreaterThan(3);
    expect(pagesOf(await browser.print(html))).toBe(1);
  });

  it.each([
    ['killed', 'SIGKILL'],
    ['stopped, as one that hangs', 'SIGSTOP'],
  ] as const)('when %s, is replaced and delivers', async (_what, signal) => {
    const browser = aBrowser({ deadlineMs: 2_000 });
    await browser.print(html);
    const pid = await processOf(browser);
    process.kill(pid, signal);
    const printed = await Promise.all(Array.from({ length: 5 }, () => browser.print(html)));
    expect(printed.every(isPdf)).toBe(true);
    expect(browser.chromium.starts).toBe(2);
    await until('no process is left', () => processesOf(pid).length === 0);
  });

  it('is started again only after the pause', async () => {
    const browser = aBrowser({ pauseMs: 1_500 });
    await browser.print(html);
    const before = performance.now();
    process.kill(await processOf(browser), 'SIGKILL');
    await browser.print(html);
    process.kill(await processOf(browser), 'SIGKILL');
    await browser.print(html);
    expect(browser.chromium.starts).toBe(3);
    expect(performance.now() - before).toBeGreaterThan(1_500);
  });

  it('refuses a request beyond the waiting limit with a 503 and a time to retry', async () => {
    const browser = aBrowser({ pages: 1, mostWaiting: 2 });
    const replies = await Promise.allSettled(Array.from({ length: 6 }, () => browser.print(html)));
    expect(replies.map(({ status }) => status)).toEqual([
      ...Array(3).fill('fulfilled'),
      ...Array(3).fill('rejected'),
    ]);
    await expect(Promise.reject((replies[5] as PromiseRejectedResult).reason)).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 2,
    });
  });

  it('keeps no request waiting longer than its limit', async () => {
    const browser = aBrowser({ patienceMs: 300 });
    await browser.print(html).catch(() => undefined);
    await browser.chromium.get();
    process.kill(await processOf(browser), 'SIGSTOP');
    await expect(browser.print(html)).rejects.toMatchObject({ status: 503 });
    // The browser's own deadline is longer, and has not come yet.
    expect(browser.chromium.starts).toBe(1);
  });

  it('leaves no process when the service ends, and starts none after it', async () => {
    const browser = aBrowser();
    await browser.print(html);
    const pid = await processOf(browser);
    expect(processesOf(pid).length).toBeGreaterThan(1);
    await browser.onApplicationShutdown();
    await until('no process is left', () => processesOf(pid).length === 0);
    await expect(browser.print(html)).rejects.toMatchObject({ status: 503 });
    expect(browser.chromium.starts).toBe(1);
  });
});

describe('T18: a document', () => {
  it('reaches nothing outside of itself: every request is refused, and no script runs', async () => {
    let asked = 0;
    const server = createServer((_request, reply) => {
      asked += 1;
      reply.end('x');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const browser = aBrowser();
    const printed = await browser.print(
      `${html}<img src="http://127.0.0.1:${port}/1"><img src="http://localhost:${port}/2">
       <link rel="stylesheet" href="http://127.0.0.1:${port}/3"><iframe src="http://127.0.0.1:${port}/4"></iframe>
       <script>new Image().src = 'http://127.0.0.1:${port}/5'; document.body.innerHTML = '<p></p>'.repeat(9999);</script>
       <img src="file:///etc/hostname"><iframe src="file:///etc/hostname"></iframe>`,
    );
    expect(pagesOf(printed)).toBe(1);
    expect(asked).toBe(0);
    expect(browser.refused).toBeGreaterThanOrEqual(4);
    server.close();
  });
});

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** The living processes of the browser's group; only on Linux. */
function processesOf(group: number): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isOf(pid, group));
}

function isOf(pid: string, group: number): boolean {
  try {
    const [, state, , processGroup] =
      /\) (\w) (\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(processGroup) === group && state !== 'X';
  } catch {
    return false;
  }
}
