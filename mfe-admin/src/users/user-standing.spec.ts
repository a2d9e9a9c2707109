import { lastSeenText, timeLeftText } from './user-standing';

const now = new Date('2026-11-25T17:00:00Z');
const user = {
  status: 'Active',
  archivedAt: null,
  lastSignedInAt: null,
  invitedAt: null,
  invitationEndsAt: null,
} as const;

describe('when a user was there last', () => {
  it('is the day of the last sign-in, with the time of today', () => {
    expect(lastSeenText({ ...user, lastSignedInAt: '2026-11-20T17:00:00Z' }, now)).toBe('Nov 20, 2026');
    expect(lastSeenText({ ...user, lastSignedInAt: now.toISOString() }, now)).toMatch(/^Today, /);
    expect(lastSeenText(user, now)).toBe('Never');
    expect(timeLeftText(user, now)).toBeNull();
  });

  it('is how long an invitation still opens the product', () => {
    const invited = { ...user, invitedAt: '2026-11-23T17:00:00Z' };
    expect(timeLeftText({ ...invited, invitationEndsAt: '2026-11-26T17:00:00Z' }, now)).toBe(
      'Invitation: 24 hours left',
    );
    expect(timeLeftText({ ...invited, invitationEndsAt: '2026-11-25T17:00:00Z' }, now)).toBe(
      'Invitation expired Nov 25, 2026',
    );
  });

  it('is never more than the days that there are, though the page was opened before', () => {
    const archived = { ...user, status: 'Archived', archivedAt: '2026-11-25T17:00:01Z' } as const;
    expect(timeLeftText(archived, now)).toBe('30 days left to restore');
  });

  it('is how long an archived user can be restored', () => {
    const archived = { ...user, status: 'Archived' } as const;
    expect(timeLeftText({ ...archived, archivedAt: '2026-11-12T17:00:00Z' }, now)).toBe(
      '17 days left to restore',
    );
    expect(timeLeftText({ ...archived, archivedAt: '2026-10-12T17:00:00Z' }, now)).toBe(
      'Archived Oct 12, 2026',
    );
  });
});
