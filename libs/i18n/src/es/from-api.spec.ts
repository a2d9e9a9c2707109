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
    'Esta cotización venció el 20 de nov. de 2026. Este es el precio de hoy.',
  ],
  ['This quote expired on Sep 1, 2026.', 'Esta cotización venció el 1 de sept. de 2026.'],
  [
    'Nov 26, 2026 is a holiday: Thanksgiving Day.',
    'El 26 de nov. de 2026 es feriado: Día de Acción de Gracias.',
  ],
  [
    'Nov 21, 2026 is a Saturday. Pickups start on business days.',
    'El 21 de nov. de 2026 es sábado. La recogida empieza en un día hábil.',
  ],
  [
    'Dec 24, 2026 is a holiday: Inventory of Lone Star.',
    'El 24 de dic. de 2026 es feriado: Inventory of Lone Star.',
  ],
  ['Please use at most 200 words.', 'Please use at most 200 words.'],
])('"%s" is "%s"', (english, inSpanish) => {
  expect(inLanguage('es', () => translate(english))).toBe(inSpanish);
  expect(translate(english)).toBe(english);
});
