import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { phone } from './browser.js';

interface Finding {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page as it is shown, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate<Finding[]>(
    'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)',
  );
  return found.map(({ id, nodes }) => `${id} ${nodes[0]?.target} ${nodes[0]?.failureSummary}`);
}

/** The page has drawn its new colors and size, and nothing moves any more. */
const settled = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
  Promise.allSettled(document.getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().endTime < Infinity)
    .map((animation) => animation.finished)))`;

/** What is still wrong after a second: on a busy machine a page takes some frames to draw the other colors. */
async function lastingFindings(page: Page): Promise<string[]> {
  let found = await axeFindings(page);
  const deadline = Date.now() + 1000;
  while (found.length > 0 && Date.now() < deadline) {
    await page.evaluate(settled);
    found = await axeFindings(page);
  }
  return found;
}

/** What is wrong with the page as it is, light and dark, on a phone and a desktop unless other widths are given. */
export async function findingsOf(page: Page, widths = [phone.width, 1440]): Promise<string[]> {
  const findings: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ ...phone, width });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(settled);
      const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      const found = [...(await lastingFindings(page)), ...(isWide ? ['scrolls sideways'] : [])];
      findings.push(...found.map((finding) => `${width} ${colorScheme}: ${finding}`));
    }
  }
  return findings;
}
