import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { extract } from 'tar-fs';

export interface Chromium {
  executablePath: string;
  /** The environment to launch it with: where its own libraries and fonts are. */
  env: Record<string, string>;
}

const CACHE = path.resolve(import.meta.dirname, '../../.data');
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
 * The browser of the tests: the one `CHROME_PATH` names, else on Linux x64 the one that npm shipped (unpacked once
 * into `.data/`), else an installed Chrome.
 *
 * @throws when there is none, saying how to name one
 */
export async function chromiumPath(): Promise<Chromium> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return { executablePath: named, env: environment() };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return shippedChromium();
  const installed = INSTALLED[process.platform]?.find((file) => existsSync(file));
  if (installed === undefined) {
    throw new Error('No browser was found. Install Google Chrome, or name a Chromium with CHROME_PATH.');
  }
  return { executablePath: installed, env: environment() };
}

/** Starts that browser, without a window. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await chromiumPath();
  return chromium.launch({
    executablePath,
    env,
    // The sandbox does not work for root and in many containers; these tests open our own pages only.
    chromiumSandbox: false,
    // The shared memory of a container is too small for larger pages.
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}

/**
 * The package's own helper is not used: it unpacks into the shared temporary folder, where two users or two versions
 * collide, and adds its libraries only on AWS.
 */
async function shippedChromium(): Promise<Chromium> {
  const root = path.resolve(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../../..');
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(CACHE, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(path.join(root, 'bin'), folder);
  const env = environment();
  env.LD_LIBRARY_PATH = path.join(folder, 'lib');
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = path.join(folder, 'fonts');
  return { executablePath: path.join(folder, 'chrome'), env };
}

/** Unpacks aside and renames, so that a folder that exists is whole, also when two runs unpack at once. */
async function unpack(from: string, folder: string): Promise<void> {
  const aside = `${folder}.${randomUUID()}`;
  const open = (file: string, target: NodeJS.WritableStream) =>
    pipeline(createReadStream(path.join(from, file)), createBrotliDecompress(), target);
  await mkdir(path.join(aside, 'fonts'), { recursive: true });
  try {
    await Promise.all([
      open('chromium.br', createWriteStream(path.join(aside, 'chrome'), { mode: 0o755 })),
      open('al2023.tar.br', extract(aside)),
      open('swiftshader.tar.br', extract(aside)),
      open('fonts.tar.br', extract(path.join(aside, 'fonts'))),
    ]);
    await rename(aside, folder);
  } catch (error) {
    if (!existsSync(path.join(folder, 'chrome'))) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function environment(): Record<string, string> {
  const known = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return Object.fromEntries(known);
}
