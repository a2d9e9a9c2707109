import type { PlannedFollowUp } from '@overland/contracts';
import { goingOf, isWrong, noteOf } from './planned-emails';

const planned = (quoteId: string, to: string): PlannedFollowUp => ({
  ...{ quoteId, uniqueId: 10234, customer: 'Rita', to, letter: 'offer' },
  ...{ subject: 'Your quote', words: 'Here it is.', isUnsubscribed: false },
});
const plan = {
  possible: [planned('a', 'rita@mail.example'), planned('b', 'rita@mail.example')],
  refused: [],
  withoutAddress: [planned('c', ''), planned('d', '')],
};

it('sends to those that are ticked, and to each whose address was typed', () => {
  const choice = { unticked: new Set(['b']), typed: { c: ' Ann@mail.example', d: 'ann@' } };
  expect(goingOf(plan, choice).map(({ quoteId, to }) => [quoteId, to])).toEqual([
    ['a', 'rita@mail.example'],
    ['c', 'ann@mail.example'],
  ]);
  expect([isWrong('ann@'), isWrong(''), isWrong(undefined)]).toEqual([true, false, false]);
});

it('says who gets more than one', () => {
  const [first, second] = plan.possible;
  if (!first || !second) throw new Error('Two are planned.');
  expect(noteOf(first, plan.possible)).toBe('The quote, gets 2 emails');
  expect(noteOf({ ...first, isUnsubscribed: true }, [first])).toBe('The quote, wants no reminders');
});
