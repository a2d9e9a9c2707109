import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromiumArguments, chromiumPath } from '@overland/embedded-chromium';
import { type Browser, chromium } from 'playwright-core';

/** Starts a headless browser, which draws letters alike on every machine. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await chromiumPath();
  const ownFonts = path.join(path.dirname(executablePath), 'fonts');
  return chromium.launch({
    executablePath,
    env: existsSync(ownFonts) ? { ...env, FONTCONFIG_PATH: ownFonts } : env,
    // The sandbox does not work for root or in many containers. These tests open our own pages only.
    chromiumSandbox: false,
    args: [...chromiumArguments(), '--no-sandbox'],
  });
}
