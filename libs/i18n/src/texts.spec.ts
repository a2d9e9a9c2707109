import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { inLanguage, t, translate } from './index.js';
import { allTexts } from './server.js';

const valuesNamed = (text: string) => namesIn(parse(text));

const namesIn = (elements: MessageFormatElement[]): Set<string> =>
  new Set(
    elements.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      const within =
        element.type === TYPE.plural || element.type === TYPE.select
          ? Object.values(element.options).flatMap((option) => [...namesIn(option.value)])
          : [];
      return [element.value, ...within];
    }),
  );

const translations = Object.entries(allTexts).flatMap(([language, texts]) =>
  Object.entries(texts).map(([english, text]) => ({ language, english, text })),
);

test.each(translations)('"$english" names the same values in $language', ({ english, text }) => {
  expect(valuesNamed(text)).toEqual(valuesNamed(english));
});

test('a text is English unless a language is given', () => {
  expect(t('just now')).toBe('just now');
  expect(inLanguage('es', () => t('just now'))).toBe('hace un momento');
  expect(t('just now')).toBe('just now');
});

test.each([
  [1, '1 day', '1 día'],
  [2, '2 days', '2 días'],
])('%d takes the plural of its language', (count, english, inSpanish) => {
  const text = () => t('{count, plural, one {# day} other {# days}}', { count });
  expect(text()).toBe(english);
  expect(inLanguage('es', text)).toBe(inSpanish);
});

test('what a value says is shown as it is, even if it looks like a text with values', () => {
  expect(inLanguage('es', () => t('Today, {time}', { time: '{time}' }))).toBe('Hoy, {time}');
});

test('a text that is not known stays as it is', () => {
  expect(inLanguage('es', () => translate('Lone Star Motors'))).toBe('Lone Star Motors');
});

test('the language is back after an error, and work in a language must end at once', () => {
  expect(() =>
    inLanguage('es', () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(t('just now')).toBe('just now');
  expect(() => inLanguage('es', async () => 1)).toThrow('must end at once');
});
