import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';

const kept = path.resolve(import.meta.dirname, '../pictures');
const reports = path.resolve(import.meta.dirname, '../../.data/test-reports/pictures');
/** How far a color may be off: 1 is from black to white. Blended edges count too: thin letters consist of nothing else. */
const colorThreshold = 0.02;
const allowedPixels = 20;
const longestWaitSeconds = 15;
const restSeconds = 3;

/**
 * Waits until the window looks as in `e2e/pictures/<name>.png`. With WRITE_PICTURES=1 it keeps that picture instead.
 * @throws Error naming a picture whose differences are red
 */
export async function comparePicture(page: Page, name: string): Promise<void> {
  const file = path.join(kept, `${name}.png`);
  if (process.env.WRITE_PICTURES) return writeFileSync(file, await pictureAtRest(page));
  const before = PNG.sync.read(readFileSync(file));
  const deadline = Date.now() + longestWaitSeconds * 1000;
  for (;;) {
    const taken = await takePicture(page);
    const { pixels, difference } = differenceOf(before, PNG.sync.read(taken));
    if (pixels <= allowedPixels) return;
    if (Date.now() < deadline) continue;
    mkdirSync(reports, { recursive: true });
    writeFileSync(path.join(reports, `${name}.png`), taken);
    const red = path.join(reports, `${name}-difference.png`);
    writeFileSync(red, PNG.sync.write(difference));
    throw new Error(
      `${name} is not as it was: ${pixels} pixels differ, red in ${red}. If it is meant, WRITE_PICTURES=1 keeps it anew.`,
    );
  }
}

function differenceOf(before: PNG, now: PNG): { pixels: number; difference: PNG } {
  const { width, height } = before;
  const difference = new PNG({ width, height });
  const options = { threshold: colorThreshold, includeAA: true };
  return { pixels: pixelmatch(before.data, now.data, difference.data, width, height, options), difference };
}

/** The first picture that has stayed the same for a while. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  let last = await takePicture(page);
  let since = Date.now();
  while (Date.now() < since + restSeconds * 1000) {
    const taken = await takePicture(page);
    if (taken.equals(last)) continue;
    last = taken;
    since = Date.now();
  }
  return last;
}

async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(`document.fonts.ready.then(() => { ${steadyPage} })`);
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}

/**
 * Replaces texts that depend on the day, or on the orders that others made, by fixed ones. What sticks to the window becomes a
 * part of the page, as the letters of such a layer are drawn a pixel higher or lower by chance.
 */
const steadyPage = String.raw`
  const steady = [
    [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g, 'Mon'],
    [/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, 'Monday'],
    [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(, \d{4})?/g, 'Jan 1'],
    [/\b\d{1,2}:\d{2}\s[AP]M\b/g, '9:00 AM'],
    [/\b(\d+|an?) (second|minute|hour|day)s? ago\b|\b[Jj]ust now\b/g, 'just now'],
    [/#\d+/g, '#1000'],
    // Our font has no arrow; each machine takes one from another.
    [/→/g, '-'],
  ];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const text = steady.reduce((now, [changing, word]) => now.replace(changing, word), node.data);
    if (text !== node.data) node.data = text;
  }
  for (const element of document.querySelectorAll('body *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    Object.assign(element.style, { position: 'relative', inset: 'auto' });
  }`;
