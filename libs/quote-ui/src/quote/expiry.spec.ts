import { expiryState } from './expiry';

const quote = { expiresAt: '2026-11-28T04:59:59.000Z', isExpired: false, status: 'Saved' };
const on = (day: string) => expiryState(quote, new Date(day));

describe('the end of a price', () => {
  it('is marked within two days of it', () => {
    expect(on('2026-11-26T04:59:58Z')).toBe('valid');
    expect(on('2026-11-26T04:59:59Z')).toBe('near');
    expect(on('2026-11-28T04:59:59Z')).toBe('expired');
  });
  it('is expired as soon as the server says so', () => {
    expect(expiryState({ ...quote, isExpired: true }, new Date('2026-11-20T00:00:00Z'))).toBe('expired');
  });
  it('no longer matters once the quote is booked or archived', () => {
    const late = new Date('2027-01-01T00:00:00Z');
    expect(expiryState({ ...quote, status: 'Booked' }, late)).toBeNull();
    expect(expiryState({ ...quote, status: 'Archived' }, late)).toBeNull();
  });
});
