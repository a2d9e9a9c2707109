import { noTerms, type TermsTexts } from '@overland/contracts';
import { type Language, languages } from '@overland/i18n';
import { firstWritten, missingText, stayingText, writtenLanguages } from './text-languages';

const text = [{ title: 'Law', text: 'Texas.' }];
const everywhere = Object.fromEntries(languages.map((language) => [language, text])) as TermsTexts;

it.each<[what: string, texts: TermsTexts, first: Language, missing: RegExp]>([
  ['no text', noTerms, 'en', /^Terms need at least one language\.$/],
  ['no English text', { ...everywhere, en: [] }, 'es', /^There is no English text\. .* in Spanish\.$/],
  ['no Spanish text', { ...everywhere, es: [] }, 'en', /^There is no Spanish text\. .* in English\.$/],
])('tells of terms with %s', (_what, texts, first, missing) => {
  expect(firstWritten(texts)).toBe(first);
  expect(missingText(texts)).toMatch(missing);
});

it('tells nothing of terms in every language', () => expect(missingText(everywhere)).toBeNull());

it.each([
  [{}, ''],
  [{ en: text }, 'In English'],
  [{ es: text }, 'In Spanish'],
  [{ en: text, es: text }, 'In English and Spanish'],
])('names the languages of terms: %#', (texts, words) => {
  expect(writtenLanguages({ ...noTerms, ...texts })).toBe(words);
});

const changed = [{ title: 'Law', text: 'Utah.' }];

it.each([
  [
    'names the text that stays beside a changed one',
    { en: changed, es: text },
    'The Spanish text stays as it is.',
  ],
  ['is silent where both change', { en: changed, es: changed }, ''],
  ['is silent where there is one text', { en: changed }, ''],
])('%s', (_what, values, words) => {
  expect(stayingText({ ...noTerms, en: text, es: text }, { ...noTerms, ...values })).toBe(words);
});
