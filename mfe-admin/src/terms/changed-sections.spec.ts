import { changedSections, changedTexts } from './changed-sections';

const [what, you, damage] = [
  { title: 'What we do', text: 'We move cars.' },
  { title: 'What you do', text: 'Have it ready.' },
  { title: 'Damage', text: 'Note it.' },
];
if (!what || !you || !damage) throw new Error('no sections');

it.each([
  ['nothing', [what, you], []],
  ['a text', [what, { ...you, text: 'Be there.' }], ['What you do']],
  ['a new section', [what, you, damage], ['Damage']],
  ['one without a title yet', [what, you, { title: '', text: '' }], ['Section 3']],
  ['one that was removed', [what], ['What you do removed']],
  ['the order', [you, what], ['Order of the sections']],
])('names %s', (_what, values, words) => {
  expect(changedSections([what, you], values)).toEqual(words);
});

it('names the language of each text', () => {
  const stored = { en: [what, you], es: [] };
  const values = { en: [what], es: [{ title: 'Qué hacemos', text: 'Movemos autos.' }] };
  expect(changedTexts(stored, values)).toEqual(['What you do removed (English)', 'Qué hacemos (Spanish)']);
});
