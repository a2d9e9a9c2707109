import type { OrderTerms } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { addTexts, type Language, languages, ownName, setLanguage, t } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import { table, writtenSection } from '@overland/i18n/testing';
import { FakeServer, openPage } from '@overland/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { OrderTermsPage } from './order-terms-page';
import { anOrdersTerms, changedTerms } from './testing';

addTexts('es', spanish);
afterAll(() => setLanguage('en'));

const accepted = {
  ...{ fullName: 'Ruth Adeyemi', at: '2026-11-23T17:00:00.000Z', version: 4 },
  language: 'en' as const,
};
const states: [name: string, terms: OrderTerms][] = [
  ['opened by the link of an email', anOrdersTerms()],
  ['opened in another way', anOrdersTerms({ token: null })],
  ['changed since they were accepted', changedTerms()],
  ['accepted', anOrdersTerms({ accepted })],
  ['of an order that is canceled or delivered', anOrdersTerms({ canAccept: false })],
];

/** The texts of an element, each once. */
function wordsOf(element: Element | null | undefined): string {
  const walker = document.createTreeWalker(element ?? document.createElement('p'), NodeFilter.SHOW_TEXT);
  const texts = new Set<string>();
  while (walker.nextNode()) texts.add(walker.currentNode.textContent?.trim() ?? '');
  return [...texts].filter((text) => text !== '').join(' · ');
}

/** What stands above the facts of the order, and what is pressed. */
async function rowOf(name: string, terms: OrderTerms): Promise<string[]> {
  const server = new FakeServer().answer(calls.orderTerms.openByLink, { body: terms });
  const at = `/terms/${terms.orderId}/10219/a-token`;
  openPage(<OrderTermsPage />, { server, path: '/terms/:orderId/:uniqueId/:token?', at });
  await screen.findByText(/#10219/);
  if (terms.accepted === null && terms.canAccept && terms.token !== null) await screen.findByRole('checkbox');
  const facts = screen.getByRole('region', {
    name: terms.before === null ? t('Your order') : t('What stays'),
  });
  const first = facts.parentElement?.firstElementChild;
  const buttons = screen.getAllByRole('button').map((button) => wordsOf(button));
  const row = [
    name,
    first === facts ? '' : wordsOf(first),
    [...new Set(buttons)].filter((text) => text !== '').join(', '),
  ];
  cleanup();
  return row;
}

async function sectionOf(language: Language): Promise<string> {
  setLanguage(language);
  const rows: string[][] = [];
  for (const [name, terms] of states) rows.push(await rowOf(name, terms));
  return `### ${ownName(language)}\n\n${table(['the terms are', 'first', 'to press'], rows)}`;
}

it('docs/product/what-customers-read.md has what the page of the terms says', async () => {
  const sections: string[] = [];
  for (const language of languages) sections.push(await sectionOf(language));
  const section = sections.join('\n\n');
  expect(writtenSection('The terms of an order', section)).toBe(section);
});
