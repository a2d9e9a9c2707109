import { addTexts, inLanguage, translate } from '../index.js';
import { spanish, spanishFromApi } from './index.js';

beforeAll(() => addTexts('es', spanish, spanishFromApi));

test.each([
  ['Please use at most 200 characters.', 'Use 200 caracteres como máximo.'],
  [
    'There is no road between Honolulu, HI and Denver, CO.',
    'No hay una ruta por carretera entre Honolulu, HI y Denver, CO.',
  ],
  [
    "This quote expired on Nov 20, 2026. Here is today's price.",
    'Esta cotización venció el Nov 20, 2026. Este es el precio de hoy.',
  ],
  ['Please use at most 200 words.', 'Please use at most 200 words.'],
])('"%s" is "%s"', (english, inSpanish) => {
  expect(inLanguage('es', () => translate(english))).toBe(inSpanish);
  expect(translate(english)).toBe(english);
});
