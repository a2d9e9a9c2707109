import { summaryOf } from './summary-of.js';

const driver = { id: 'driver', isScale: true };
const counted = (rating: number, count: number, questionId = 'driver') => ({ questionId, rating, count });

describe('the summary of a question', () => {
  it.each([
    [[counted(4, 1), counted(5, 2)], 4.7, [0, 0, 0, 1, 2]],
    [[counted(1, 1), counted(2, 1), counted(5, 1, 'recommend')], 1.5, [1, 1, 0, 0, 0]],
    [[counted(4, 3), counted(5, 1)], 4.3, [0, 0, 0, 3, 1]],
    [[], null, [0, 0, 0, 0, 0]],
  ])('of %j is %s on average, with one decimal', (counts, average, expected) => {
    expect(summaryOf(driver, counts)).toEqual({ average, counts: expected });
  });

  it('counts nothing where there is no scale', () => {
    expect(summaryOf({ id: 'additionalFeedback', isScale: false }, [])).toEqual({
      average: null,
      counts: [],
    });
  });
});
