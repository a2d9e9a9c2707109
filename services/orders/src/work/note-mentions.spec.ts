import type { UserNameEntity } from '@overland/service-kit';
import { mentionRefusal, noteWith } from './note-mentions.js';

const ours = 'a';
const person = (fullName: string, changes: Partial<UserNameEntity> = {}): UserNameEntity => ({
  userId: fullName,
  portalId: ours,
  fullName,
  role: 'User',
  isArchived: false,
  changedAt: new Date(0),
  ...changes,
});
const lee = person('Lee Park');
const dana = person('Dana Cole', { portalId: 'staff', role: 'MCAdmin' });
const refusal = (text: string, people: UserNameEntity[], userIds = people.map(({ userId }) => userId)) =>
  mentionRefusal(text, { userIds, people, portalId: ours })?.message ?? null;

describe('a note', () => {
  it('mentions people of the company and the provider’s staff', () => {
    expect(refusal('@Lee Park and @Dana Cole, please call.', [lee, dana])).toBeNull();
    expect(refusal('Call.', [])).toBeNull();
  });

  it.each([
    ['somebody unknown', '@Kim', [], ['kim'], /^Only people who can open this order/],
    ['somebody archived', '@Lee Park', [{ ...lee, isArchived: true }], undefined, /^Lee Park cannot open/],
    ['another company’s', '@Kim', [person('Kim', { portalId: 'b' })], undefined, /^Kim cannot open/],
    ['whom it does not name', '@Lee', [lee], undefined, /^Please write @Lee Park/],
  ] as const)('does not mention %s', (_, text, people, userIds, message) => {
    expect(refusal(text, [...people], userIds && [...userIds])).toMatch(message);
  });

  it('names the provider’s staff to its own people alone', () => {
    expect(noteWith('@Dana Cole, ask @Lee Park.', [lee, dana], ours)).toEqual({
      note: '@Overland, ask @Lee Park.',
      staffNote: '@Dana Cole, ask @Lee Park.',
      mentions: [
        { userId: 'Lee Park', toStaff: 'Lee Park', toCompany: 'Lee Park' },
        { userId: 'Dana Cole', toStaff: 'Dana Cole', toCompany: 'Overland' },
      ],
    });
    expect(noteWith('Call @Lee Park.', [lee], ours)).toMatchObject({
      note: 'Call @Lee Park.',
      staffNote: null,
    });
  });
});
