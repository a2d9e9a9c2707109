import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { Chromium } from './chromium-path.js';

/** `.data/` of the checkout, the same three levels up from `src/` and from `dist/`. */
const ownFolder = path.resolve(import.meta.dirname, '../../../.data');

/**
 * The Chromium that npm ships for Linux x64, unpacked on the first call, with what it needs of the environment.
 *
 * The package's own helper is not used: it unpacks into the shared temporary folder, where two users or two versions
 * collide, and adds its libraries only on AWS.
 */
export async function shippedChromium(): Promise<Chromium> {
  const root = path.resolve(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../../..');
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(process.env.CHROMIUM_FOLDER || ownFolder, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(path.join(root, 'bin'), folder);
  const env: Record<string, string> = { LD_LIBRARY_PATH: path.join(folder, 'lib') };
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = path.join(folder, 'fonts');
  return { executablePath: path.join(folder, 'chrome'), env };
}

/** The package's own names folders of AWS alone; Chromium without any font draws no letter, web fonts included. */
function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
}

/** Unpacks aside and renames, so that a folder that exists is whole, also when two runs unpack at once. */
async function unpack(from: string, folder: string): Promise<void> {
  const { extract } = await import('tar-fs');
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
    await writeFile(path.join(aside, 'fonts/fonts.conf'), fontsConfig(path.join(folder, 'fonts')));
    await rename(aside, folder);
  } catch (error) {
    if (!existsSync(path.join(folder, 'chrome'))) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
