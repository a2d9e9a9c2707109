import { chromiumArguments, chromiumPath } from '@overland/embedded-chromium';
import { type Browser, chromium } from 'playwright-core';

/** Starts a headless browser. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await chromiumPath();
  return chromium.launch({
    executablePath,
    env,
    // The sandbox does not work for root or in many containers. These tests open our own pages only.
    chromiumSandbox: false,
    args: [...chromiumArguments(), '--no-sandbox'],
  });
}
