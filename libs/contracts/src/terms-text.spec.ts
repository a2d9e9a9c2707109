import { termsTextFor } from './terms-text.js';

const en = [{ title: 'Law', text: 'Texas.' }];
const es = [{ title: 'Ley', text: 'Texas.' }];

it.each([
  ['the own language', { en, es }, 'es', { language: 'es', sections: es }],
  ['English for want of Spanish', { en, es: [] }, 'es', { language: 'en', sections: en }],
  ['Spanish for want of English', { en: [], es }, 'en', { language: 'es', sections: es }],
  ['nothing where there is no text', { en: [], es: [] }, 'es', { language: 'es', sections: [] }],
] as const)('a reader gets %s', (_what, texts, reader, shown) => {
  const { en: english, es: spanish } = texts;
  expect(termsTextFor({ en: [...english], es: [...spanish] }, reader)).toEqual(shown);
});
