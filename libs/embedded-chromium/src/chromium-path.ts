import { existsSync } from 'node:fs';
import { shippedChromium } from './shipped-chromium.js';

export interface Chromium {
  executablePath: string;
  /** The environment to launch it with: where its own libraries and fonts are. */
  env: Record<string, string>;
}

const INSTALLED: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  linux: ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser'],
};

/**
 * A browser: the one `CHROME_PATH` names, else on Linux x64 the one that npm shipped (unpacked once), else an
 * installed Chrome.
 *
 * @throws when there is none, saying how to name one
 */
export async function chromiumPath(): Promise<Chromium> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return { executablePath: named, env: environment() };
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { executablePath, env } = await shippedChromium();
    return { executablePath, env: { ...environment(), ...env } };
  }
  const installed = INSTALLED[process.platform]?.find((file) => existsSync(file));
  if (installed === undefined) {
    throw new Error('No browser was found. Install Google Chrome, or name a Chromium with CHROME_PATH.');
  }
  return { executablePath: installed, env: environment() };
}

function environment(): Record<string, string> {
  const known = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return Object.fromEntries(known);
}
