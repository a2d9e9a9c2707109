import { addTexts, setLanguage } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import { plainWords, pseudoTexts } from '@overland/i18n/testing';

/** The tests of a file in Spanish. */
export const inSpanish = () => inTexts(spanish);

/** The tests of a file in a language that nobody speaks: English with accents. */
export const inPseudoLanguage = () => inTexts(pseudoTexts(spanish));

function inTexts(texts: Record<string, string>): void {
  beforeAll(() => {
    addTexts('es', texts);
    setLanguage('es');
  });
  afterAll(() => setLanguage('en'));
}

const english = new Set(Object.entries(spanish).flatMap(([key, text]) => (key === text ? [] : [key])));

/** What of the page is English: texts and names that have a Spanish one. */
export const englishOnPage = (): string[] => shownOnPage().filter((text) => english.has(text));

/** The words of a page in the pseudo-language that are in no text of a language, nor in the data that it shows. */
export const plainWordsOnPage = (...data: unknown[]): string[] =>
  shownOnPage().flatMap((text) => plainWords(text, data));

function shownOnPage(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.closest('script, style'),
  );
  const shown = elements.flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent),
    ...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name)),
  ]);
  return shown.map((text) => text?.trim() ?? '');
}
