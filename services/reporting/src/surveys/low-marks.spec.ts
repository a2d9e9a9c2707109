import { lowMarksOf } from './low-marks.js';

it('are ratings of 1 and 2, each with what was written about it', () => {
  const answers = {
    communications: 3,
    communicationsDetail: 'Fine.',
    driver: 2,
    driverDetail: 'Two days late.',
    recommend: 1,
    recommendDetail: '',
    additionalFeedback: 'Call me.',
  };
  expect(lowMarksOf(answers)).toEqual([
    { about: 'driver', rating: 2, detail: 'Two days late.' },
    { about: 'recommend', rating: 1, detail: '' },
  ]);
});
