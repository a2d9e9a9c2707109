import { chromiumArguments, chromiumPath } from '@overland/embedded-chromium';
import { type Browser, chromium } from 'playwright-core';

/** Starts a browser for tests, without a window. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await chromiumPath();
  return chromium.launch({
    executablePath,
    env,
    // The sandbox does not work for root and in many containers; these tests open our own pages only.
    chromiumSandbox: false,
    args: [...chromiumArguments(), '--no-sandbox'],
  });
}
