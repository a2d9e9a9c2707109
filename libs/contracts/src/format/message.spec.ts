import { addTexts, inLanguage, type Text, type TextValues } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import { messageText, said, saidToStaff } from './message.js';

beforeAll(() => addTexts('es', spanish));

test.each<[Text, TextValues, string, string]>([
  [
    'There is no road between {from} and {to}.',
    { from: 'Honolulu, HI', to: 'Denver, CO' },
    'There is no road between Honolulu, HI and Denver, CO.',
    'No hay una ruta por carretera entre Honolulu, HI y Denver, CO.',
  ],
  [
    "This quote expired on {day}. Here is today's price.",
    { day: '2026-11-20' },
    "This quote expired on Nov 20, 2026. Here is today's price.",
    'Esta cotización venció el 20 de nov. de 2026. Este es el precio de hoy.',
  ],
  [
    'This quote expired on {day}.',
    { day: '2026-09-01' },
    'This quote expired on Sep 1, 2026.',
    'Esta cotización venció el 1 de sept. de 2026.',
  ],
  [
    '{day} is a holiday: {name}.',
    { day: '2026-11-26', name: 'Thanksgiving Day' },
    'Nov 26, 2026 is a holiday: Thanksgiving Day.',
    'El 26 de nov. de 2026 es feriado: Día de Acción de Gracias.',
  ],
  [
    '{day} is a holiday: {name}.',
    { day: '2026-12-24', name: 'Inventory of {Lone} Star' },
    'Dec 24, 2026 is a holiday: Inventory of {Lone} Star.',
    'El 24 de dic. de 2026 es feriado: Inventory of {Lone} Star.',
  ],
  [
    '{day} is a {weekday}. Pickups start on business days.',
    { day: '2026-11-21', weekday: 'Saturday' },
    'Nov 21, 2026 is a Saturday. Pickups start on business days.',
    'El 21 de nov. de 2026 es sábado. La recogida empieza en un día hábil.',
  ],
])(
  '"%s" with %j is sent in English and said in the language of its reader',
  (text, values, english, other) => {
    const message = said(text, values);
    expect(message).toEqual({ message: english, text, values });
    expect(messageText(message)).toBe(english);
    expect(inLanguage('es', () => messageText(message))).toBe(other);
  },
);

test('a message is English on the wire, even if it is written while another language is spoken', () => {
  const { message } = inLanguage('es', () => said('This quote expired on {day}.', { day: '2026-11-20' }));
  expect(message).toBe('This quote expired on Nov 20, 2026.');
});

test.each([
  ['This field is required.', 'Este campo es obligatorio.'],
  ['A sentence of a newer version.', 'A sentence of a newer version.'],
])('a message without values is its own text: "%s"', (message, other) => {
  expect(inLanguage('es', () => messageText({ message }))).toBe(other);
});

test('a message that the language does not know is shown in English, its days too', () => {
  const message = saidToStaff('The gate opens on {day}.', { day: '2026-11-20' });
  expect(inLanguage('es', () => messageText(message))).toBe('The gate opens on Nov 20, 2026.');
});
