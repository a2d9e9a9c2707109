import type { Language } from '@overland/i18n';
import type { TermsTexts } from './order-terms.js';
import { type TermsText, termsTextFor } from './terms-text.js';

const en = [{ title: 'Law', text: 'Texas.' }];
const es = [{ title: 'Ley', text: 'Texas.' }];

it.each<[string, Partial<TermsTexts>, Language, TermsText]>([
  ['the own language', { en, es }, 'es', { language: 'es', sections: es }],
  ['English for want of Spanish', { en }, 'es', { language: 'en', sections: en }],
  ['Spanish for want of English', { es }, 'en', { language: 'es', sections: es }],
  [
    'English from a service that knows no Spanish',
    { en, es: undefined },
    'es',
    { language: 'en', sections: en },
  ],
  ['nothing where there is no text', { en: [], es: [] }, 'es', { language: 'es', sections: [] }],
])('a reader gets %s', (_what, texts, reader, shown) => {
  expect(termsTextFor(texts, reader)).toEqual(shown);
});
