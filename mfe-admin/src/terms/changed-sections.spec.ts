import { noTerms } from '@overland/contracts';
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

it.each([
  ['sections with their language', { en: [what], es: [what] }, ['What you do removed (English)']],
  ['sections of the other language', { en: [what, you], es: [what, damage] }, ['Damage (Spanish)']],
  ['a text that was removed', { en: [what, you] }, ['Spanish text removed']],
])('names %s', (_what, values, words) => {
  expect(changedTexts({ ...noTerms, en: [what, you], es: [what] }, { ...noTerms, ...values })).toEqual(words);
});

it('names a text that was begun as one thing', () => {
  const stored = { ...noTerms, en: [what] };
  expect(changedTexts(stored, { ...stored, es: [what, you] })).toEqual(['Spanish text']);
});
