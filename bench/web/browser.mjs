import { chromiumArguments, chromiumPath } from '@overland/embedded-chromium';
import puppeteer from 'puppeteer-core';

/** Opens a new browser with an empty cache and closes it after the work. */
export function withPage(visitor, work) {
  return withBrowser(visitor, async (openPage) => work(await openPage()));
}

/** The same for several pages, which share one profile: `work` gets a function that opens one. */
export async function withBrowser({ session, isSignedIn }, work) {
  const { executablePath, env } = await chromiumPath();
  const browser = await puppeteer.launch({ executablePath, env, args: chromiumArguments() });
  try {
    return await work(async () => {
      const page = await browser.newPage();
      if (isSignedIn) await page.evaluateOnNewDocument(keep, session);
      return page;
    });
  } finally {
    await browser.close();
  }
}

/** Opens an address and waits until all has arrived; of a signed-in page the stream of live events stays open. */
export async function openWhole(page, url, timeout = 30_000) {
  await page.goto(url, { timeout });
  await page.waitForNetworkIdle({ concurrency: 1, timeout });
}

/* global localStorage -- runs in the page */
function keep({ key, value }) {
  localStorage.setItem(key, value);
}
