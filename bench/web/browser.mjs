import { chromiumArguments, chromiumPath } from '@overland/embedded-chromium';
import puppeteer from 'puppeteer-core';

/** Opens a new browser, with nothing cached, and closes it behind the work. */
export async function withPage({ session, isSignedIn }, work) {
  const { executablePath, env } = await chromiumPath();
  const browser = await puppeteer.launch({ executablePath, env, args: chromiumArguments() });
  try {
    const page = await browser.newPage();
    if (isSignedIn) await page.evaluateOnNewDocument(keep, session);
    return await work(page);
  } finally {
    await browser.close();
  }
}

/* global localStorage -- runs in the page */
function keep({ key, value }) {
  localStorage.setItem(key, value);
}
