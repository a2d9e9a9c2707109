import { countOf } from './count-of';

it('says how many of how many are shown', () => {
  expect(countOf(150, 2318)).toBe('150 of 2,318');
  expect(countOf(300, null)).toBe('300 of 1,000+');
  expect(countOf(1200, 1200)).toBe('1,200');
});
