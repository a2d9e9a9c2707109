import type { Page } from 'playwright-core';
import { findingsOf } from './axe.js';
import { phone } from './browser.js';

/** A visitor with a phone whose browser is Spanish. */
export const inSpanish = { viewport: phone, locale: 'es-US' };

/** Every text of the page that is read or heard, but for what says that it is English. */
const textsOfPage = `(() => {
  const isSpanish = (element) => !element.closest('[lang=en], script, style, noscript');
  const texts = [document.title];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) if (isSpanish(nodes.currentNode.parentElement)) texts.push(nodes.currentNode.data);
  for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll('[' + name + ']')) {
      if (isSpanish(element)) texts.push(element.getAttribute(name));
    }
  }
  return texts;
})()`;

/** Words of which every English sentence has one, and which are not Spanish. */
const english =
  /\b(the|your|you|and|with|please|of|is|are|was|for|this|that|we|when|from|within|could|on|by|select|pickup|delivery|order|quote)\b/i;

/** What the operator of the product under test writes in English. */
const ofOperator = ['Every car is insured while it is on the carrier.'];

/** English texts on the page. */
export async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate<string[]>(textsOfPage);
  return texts.filter((text) => english.test(text) && !ofOperator.includes(text));
}

/** English left over, and what axe finds, on a phone and a desktop, light and dark. */
export async function expectSpanish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'English' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await englishOn(page)).toEqual([]);
  expect(await findingsOf(page)).toEqual([]);
  await page.setViewportSize(phone);
}
