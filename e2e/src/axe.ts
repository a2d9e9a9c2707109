import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { phone } from './browser.js';

interface Finding {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page as it is shown, one line each; of all rules, or of those about colors alone. */
export async function axeFindings(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
  const runOnly = rules === 'colors' ? ['color-contrast', 'link-in-text-block'] : undefined;
  const options = JSON.stringify({ resultTypes: ['violations'], runOnly });
  const found = await page.evaluate<Finding[]>(
    `axe.run(document, ${options}).then(({ violations }) => violations)`,
  );
  return found.map(({ id, nodes }) => `${id} ${nodes[0]?.target} ${nodes[0]?.failureSummary}`);
}

/** The page has drawn its new colors and size, and nothing moves any more. */
const settled = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
  Promise.allSettled(document.getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().endTime < Infinity)
    .map((animation) => animation.finished)))`;

/** What is still wrong after a second: on a busy machine a page takes some frames to draw the other colors. */
async function lastingFindings(page: Page, rules: 'all' | 'colors'): Promise<string[]> {
  let found = await axeFindings(page, rules);
  const deadline = Date.now() + 1000;
  while (found.length > 0 && Date.now() < deadline) {
    await page.evaluate(settled);
    found = await axeFindings(page, rules);
  }
  return found;
}

/**
 * What is wrong with the page as it is, light and dark, on a phone and a desktop unless other widths are given. The dark
 * theme differs in its colors alone.
 */
export async function findingsOf(page: Page, widths = [phone.width, 1440]): Promise<string[]> {
  const findings: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ ...phone, width });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(settled);
      const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      const rules = colorScheme === 'light' ? 'all' : 'colors';
      const found = [...(await lastingFindings(page, rules)), ...(isWide ? ['scrolls sideways'] : [])];
      findings.push(...found.map((finding) => `${width} ${colorScheme}: ${finding}`));
    }
  }
  return findings;
}
