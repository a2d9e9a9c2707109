import { addTexts, setLanguage } from '@overland/i18n';
import { spanish } from '@overland/i18n/es';

/** The tests of a file in Spanish. */
export function inSpanish(): void {
  beforeAll(() => {
    addTexts('es', spanish);
    setLanguage('es');
  });
  afterAll(() => setLanguage('en'));
}

const english = new Set(Object.entries(spanish).flatMap(([key, text]) => (key === text ? [] : [key])));

/** What of the page is English: texts and names that have a Spanish one. */
export function englishOnPage(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.closest('script, style'),
  );
  const shown = elements.flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent),
    ...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name)),
  ]);
  return shown.map((text) => text?.trim() ?? '').filter((text) => english.has(text));
}
