import { suggestedAt, withMention } from './typed-mention';

const people = ['Ann Lee', 'Bo Ray', 'Rayna Cole'].map((name) => ({ name }));
const names = (text: string) => suggestedAt(text, text.length, people).map(({ name }) => name);

it.each([
  ['@', ['Ann Lee', 'Bo Ray', 'Rayna Cole']],
  ['Hi @ray', ['Bo Ray', 'Rayna Cole']],
  ['Hi (@ann l', ['Ann Lee']],
  ['@Ann Lee ', []],
  ['@Ann Lee call', []],
  ['office@ray', []],
  ['Hi @zoe', []],
  ['Hi', []],
])('suggests after %j %j', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

it('suggests at the caret, and puts the name there', () => {
  const text = 'Hi @an, please call';
  expect(suggestedAt(text, 6, people)).toHaveLength(1);
  expect(suggestedAt(text, text.length, people)).toEqual([]);
  expect(withMention(text, 6, { name: 'Ann Lee' })).toEqual({ text: 'Hi @Ann Lee , please call', caret: 12 });
  expect(withMention('@an call', 3, { name: 'Ann Lee' })).toEqual({ text: '@Ann Lee call', caret: 8 });
});
