import { mentionedIn, piecesOf } from './mentions.js';

const [ann, annLee, bo] = [{ name: 'Ann' }, { name: 'Ann Lee' }, { name: 'Bo' }];
const people = [ann, annLee, bo];
const named = (text: string) => mentionedIn(text, people).map(({ name }) => name);

it.each([
  ['@Ann please call', ['Ann']],
  ['@Ann Lee please call', ['Ann Lee']],
  ['(@Bo), @Ann', ['Ann', 'Bo']],
  ['@Bo and @Bo', ['Bo']],
  ['@Annika', []],
  ['Ann, not @ Ann', []],
  ['', []],
])('finds in %j %j', (text, expected) => {
  expect(named(text)).toEqual(expected);
});

it('gives back the whole text in its pieces', () => {
  expect(piecesOf('Hi @Ann Lee, call @Bo', people)).toEqual([
    { text: 'Hi ', person: null },
    { text: '@Ann Lee', person: annLee },
    { text: ', call ', person: null },
    { text: '@Bo', person: bo },
  ]);
});
