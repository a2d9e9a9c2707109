import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { unavailable, within } from '@overland/service-kit';
import { ChromiumProcess } from './chromium-process.js';
import { PaperPage } from './paper-page.js';
import { WaitingLine } from './waiting-line.js';

export interface WarmBrowserOptions {
  /** Documents printed at the same time: more than the cores of a small machine makes none of them quicker. */
  pages: number;
  longestLine: number;
  /** How long one document may take; the usual is some 20 ms. */
  deadlineMs: number;
  /** From one start of the browser to the next. */
  pauseMs: number;
  /** How long a request waits in all. */
  patienceMs: number;
}

const defaults: WarmBrowserOptions = {
  pages: 2,
  longestLine: 60,
  deadlineMs: 8_000,
  pauseMs: 5_000,
  patienceMs: 25_000,
};

/**
 * Prints documents in one Chromium that stays: started with the first document, pages used again. Where the browser
 * dies or hangs, another takes its place and the document is tried once more; what cannot be printed is a 503.
 */
export class WarmBrowser implements OnApplicationShutdown {
  private readonly logger = new Logger(WarmBrowser.name);
  private readonly options: WarmBrowserOptions;
  private readonly line: WaitingLine;
  private readonly idle: PaperPage[] = [];
  readonly chromium: ChromiumProcess;
  /** Addresses that documents wanted and did not get. */
  refused = 0;

  constructor(options: Partial<WarmBrowserOptions> = {}) {
    this.options = { ...defaults, ...options };
    const { pages, longestLine, patienceMs, pauseMs } = this.options;
    this.line = new WaitingLine({ places: pages, longest: longestLine, patienceMs });
    this.chromium = new ChromiumProcess(pauseMs);
  }

  /** @throws AppError unavailable, with when to ask again. */
  async print(html: string): Promise<Buffer> {
    try {
      return await within(this.options.patienceMs, () => this.line.inTurn(() => this.tryTwice(html)));
    } catch (error) {
      this.logger.warn(`A document was not printed: ${describe(error)}`);
      throw unavailable();
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.chromium.close();
  }

  private async tryTwice(html: string): Promise<Buffer> {
    try {
      return await this.tryOnce(html);
    } catch (error) {
      this.logger.warn(`The browser is replaced: ${describe(error)}`);
      return this.tryOnce(html);
    }
  }

  private async tryOnce(html: string): Promise<Buffer> {
    const browser = await this.chromium.get();
    try {
      return await within(this.options.deadlineMs, () => this.printOnAPage(browser, html));
    } catch (error) {
      this.chromium.replace(browser);
      throw error;
    }
  }

  private async printOnAPage(browser: PaperPage['browser'], html: string): Promise<Buffer> {
    const page = this.takePage(browser) ?? (await PaperPage.open(browser, (url) => this.noteRefused(url)));
    const pdf = await page.print(html);
    this.idle.push(page);
    return pdf;
  }

  /** Pages of a browser that has gone are dropped on the way. */
  private takePage(browser: PaperPage['browser']): PaperPage | null {
    for (let page = this.idle.pop(); page; page = this.idle.pop()) {
      if (page.browser === browser) return page;
    }
    return null;
  }

  private noteRefused(url: string): void {
    this.refused += 1;
    // Never the whole address: it may hold what a person wrote.
    this.logger.warn(`A document wanted something by ${url.split(':')[0]}: and was refused.`);
  }
}

const describe = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');
