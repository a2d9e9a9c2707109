import type { Browser, HTTPRequest, Page } from 'puppeteer-core';

/** What a page becomes, once it shows the document. */
export type Rendering = (page: Page) => Promise<Uint8Array>;

/** On the paper that is set in the document's styles. */
export const asPdf: Rendering = (page) => page.pdf({ preferCSSPageSize: true, printBackground: true });

/** A PNG of the size that messengers show with a link: 1200 by 630 pixels. */
export const asPicture: Rendering = async (page) => {
  await page.setViewport({ width: 1200, height: 630 });
  return page.screenshot({ type: 'png' });
};

/** A page of the browser that only shows what it is given: no scripts, no network, no files. */
export class PaperPage {
  private constructor(
    readonly browser: Browser,
    private readonly page: Page,
  ) {}

  /** @param onRefused is called with every address that a document requested */
  static async open(browser: Browser, onRefused: (url: string) => void): Promise<PaperPage> {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!isPartOfPage(request)) onRefused(request.url());
      void answer(request);
    });
    return new PaperPage(browser, page);
  }

  async render(html: string, rendering: Rendering): Promise<Buffer> {
    const { page } = this;
    let fail: (error: Error) => void = () => undefined;
    const crash = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const gone = () => fail(new Error('The page was closed.'));
    page.once('error', fail).once('close', gone);
    try {
      return await Promise.race([crash, rendered(page, html, rendering)]);
    } finally {
      page.off('error', fail).off('close', gone);
    }
  }
}

async function rendered(page: Page, html: string, rendering: Rendering): Promise<Buffer> {
  await page.setContent(html, { waitUntil: 'load' });
  return Buffer.from(await rendering(page));
}

/** Data within the document, and the blank page that it is written to. */
const isPartOfPage = (request: HTTPRequest) => /^(?:data:|about:blank$)/.test(request.url());

async function answer(request: HTTPRequest): Promise<void> {
  try {
    if (isPartOfPage(request)) await request.continue();
    else await request.abort('accessdenied');
  } catch {
    // The page was closed meanwhile, and the request with it.
  }
}
