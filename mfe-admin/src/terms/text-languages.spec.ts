import { firstWritten, missingText, stayingText, writtenLanguages } from './text-languages';

const text = [{ title: 'Law', text: 'Texas.' }];

it.each([
  ['both', { en: text, es: text }, 'en', 'In English and Spanish', null],
  ['only English', { en: text, es: [] }, 'en', 'In English', /^There is no Spanish text\. .* in English\.$/],
  ['only Spanish', { en: [], es: text }, 'es', 'In Spanish', /^There is no English text\. .* in Spanish\.$/],
  ['none', { en: [], es: [] }, 'en', '', /^Terms are written in one language at least\.$/],
] as const)('tells the languages of terms with %s', (_what, texts, first, words, missing) => {
  const { en, es } = texts;
  const terms = { en: [...en], es: [...es] };
  expect(firstWritten(terms)).toBe(first);
  expect(writtenLanguages(terms)).toBe(words);
  if (missing === null) expect(missingText(terms)).toBeNull();
  else expect(missingText(terms)).toMatch(missing);
});

const changed = [{ title: 'Law', text: 'Utah.' }];

it.each([
  [
    'names the text that stays beside a changed one',
    { en: changed, es: text },
    'The Spanish text stays as it is.',
  ],
  ['is silent where both change', { en: changed, es: changed }, ''],
  ['is silent where there is one text', { en: changed, es: [] }, ''],
])('%s', (_what, values, words) => {
  expect(stayingText({ en: text, es: text }, values)).toBe(words);
});
