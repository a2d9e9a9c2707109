import { keepInTab, readKept } from './kept-in-tab';
import { keptOfPerson } from './kept-of-person';
import { useSession } from './session-store';

const dana = { token: 't1', role: 'MCAdmin', userId: 'dana', portalId: 'p' } as const;
const wes = { ...dana, token: 't2', userId: 'wes' } as const;

let name: string;
beforeEach(() => {
  useSession.getState().signedIn(dana);
  name = keptOfPerson('booking-1');
  keepInTab(name, { vin: '1HGCM82633A004352' });
  keepInTab('instant-quote', { make: 'Honda' });
});
afterEach(() => sessionStorage.clear());

describe('what a person keeps in the tab', () => {
  it('is there again after the session has ended and the same person signs in', () => {
    useSession.getState().refuse('Your session has ended.');
    useSession.getState().signedIn({ ...dana, token: 't3' });
    expect(keptOfPerson('booking-1')).toBe(name);
    expect(readKept(name)).toEqual({ vin: '1HGCM82633A004352' });
  });

  it('goes when the person signs out', () => {
    useSession.getState().clear();
    expect(readKept(name)).toBeNull();
    expect(readKept('instant-quote')).not.toBeNull();
  });

  it('goes when somebody else signs in, who never gets it', () => {
    useSession.getState().refuse('Your session has ended.');
    useSession.getState().signedIn(wes);
    expect(keptOfPerson('booking-1')).not.toBe(name);
    expect(readKept(name)).toBeNull();
  });
});
