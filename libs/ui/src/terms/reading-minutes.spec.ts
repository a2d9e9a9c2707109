import { readingMinutes } from './reading-minutes';

const words = (count: number) => ({
  title: 'Title',
  text: Array(count - 1)
    .fill('word')
    .join(' '),
});

it.each([
  [[], 1],
  [[words(20)], 1],
  [[words(400), words(420)], 4],
])('is told in whole minutes, at least one', (sections, minutes) => {
  expect(readingMinutes(sections)).toBe(minutes);
});
