import { choicesInWords } from './choices-in-words';

const companyName = (portalId: string) => (portalId === 'a' ? 'Riverside Motors' : undefined);

it('says what is chosen, and nothing of what is not', () => {
  expect(choicesInWords({}, companyName)).toBe('');
  expect(choicesInWords({ compare: 'none' }, companyName)).toBe('');
  const chosen = { by: 'week', transportType: 'OPEN', level: '3', portalId: 'a' } as const;
  expect(choicesInWords({ ...chosen, compare: 'yearBefore' }, companyName)).toBe(
    'by week, Open, 3 business days, Riverside Motors, beside the year before',
  );
});

it('names a region that has words of its own, and says so of what it cannot name', () => {
  expect(choicesInWords({ region: 'other:Gulf', mileageBand: '3' }, companyName)).toBe('one distance, Gulf');
  expect(choicesInWords({ region: 'none', portalId: 'b' }, companyName)).toBe('one region, one company');
});
