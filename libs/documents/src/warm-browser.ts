import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { unavailable, within } from '@overland/service-kit';
import pLimit, { type LimitFunction } from 'p-limit';
import { ChromiumProcess } from './chromium-process.js';
import { asPdf, asPicture, PaperPage, type Rendering } from './paper-page.js';

export interface WarmBrowserOptions {
  /** Documents printed at the same time: more than there are cores makes none of them faster. */
  pages: number;
  /** Requests that may wait beyond those being printed; the next is refused. */
  mostWaiting: number;
  /** How long one document may take; usually about 20 ms. */
  deadlineMs: number;
  /** At least this long between two starts of the browser. */
  pauseMs: number;
  /** How long a request waits in all. */
  patienceMs: number;
}

const defaults: WarmBrowserOptions = {
  pages: 2,
  mostWaiting: 60,
  deadlineMs: 8_000,
  pauseMs: 5_000,
  patienceMs: 25_000,
};

/** A document, and what is made of it. */
interface Job {
  html: string;
  rendering: Rendering;
}

/**
 * Prints documents in one Chromium that keeps running: started with the first document, its pages are reused. If the
 * browser crashes or hangs, it is replaced and the document is tried once more; then the answer is a 503.
 */
export class WarmBrowser implements OnApplicationShutdown {
  private readonly logger = new Logger(WarmBrowser.name);
  private readonly options: WarmBrowserOptions;
  private readonly limit: LimitFunction;
  private readonly idle: PaperPage[] = [];
  readonly chromium: ChromiumProcess;
  /** Requests of documents that were refused. */
  refused = 0;

  constructor(options: Partial<WarmBrowserOptions> = {}) {
    this.options = { ...defaults, ...options };
    const { pages, pauseMs } = this.options;
    this.limit = pLimit(pages);
    this.chromium = new ChromiumProcess(pauseMs);
  }

  /** @throws AppError unavailable, with when to ask again. */
  print(html: string): Promise<Buffer> {
    return this.render({ html, rendering: asPdf });
  }

  /** A PNG. @throws AppError unavailable, with when to ask again. */
  picture(html: string): Promise<Buffer> {
    return this.render({ html, rendering: asPicture });
  }

  private async render(job: Job): Promise<Buffer> {
    try {
      return await within(this.options.patienceMs, (signal) => this.renderInTurn(job, signal));
    } catch (error) {
      this.logger.warn(`A document was not printed: ${describe(error)}`);
      throw unavailable();
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.chromium.close();
  }

  private renderInTurn(job: Job, signal: AbortSignal): Promise<Buffer> {
    const { activeCount, pendingCount } = this.limit;
    if (activeCount >= this.options.pages && pendingCount >= this.options.mostWaiting) {
      throw new Error('Too many requests are waiting.');
    }
    return this.limit(() => {
      // The caller has had its 503 already.
      signal.throwIfAborted();
      return this.tryTwice(job);
    });
  }

  private async tryTwice(job: Job): Promise<Buffer> {
    try {
      return await this.tryOnce(job);
    } catch (error) {
      this.logger.warn(`The browser is replaced: ${describe(error)}`);
      return this.tryOnce(job);
    }
  }

  private async tryOnce(job: Job): Promise<Buffer> {
    const browser = await this.chromium.get();
    try {
      return await within(this.options.deadlineMs, () => this.renderOnAPage(browser, job));
    } catch (error) {
      this.chromium.replace(browser);
      throw error;
    }
  }

  private async renderOnAPage(browser: PaperPage['browser'], { html, rendering }: Job): Promise<Buffer> {
    const page = this.takePage(browser) ?? (await PaperPage.open(browser, (url) => this.noteRefused(url)));
    const document = await page.render(html, rendering);
    this.idle.push(page);
    return document;
  }

  /** Drops pages of a browser that has exited. */
  private takePage(browser: PaperPage['browser']): PaperPage | null {
    for (let page = this.idle.pop(); page; page = this.idle.pop()) {
      if (page.browser === browser) return page;
    }
    return null;
  }

  private noteRefused(url: string): void {
    this.refused += 1;
    // Never the whole address: it may contain what a person typed.
    this.logger.warn(`A request of a document was refused: ${url.split(':')[0]}:`);
  }
}

const describe = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');
