import { queryClient } from './query-client';
import { followOtherTabs, useSession } from './session-store';
import { useViewAs } from './view-as-store';

const dana = { token: 't1', role: 'MCAdmin', userId: 'dana', portalId: 'p' } as const;
const wes = { ...dana, token: 't2', userId: 'wes' } as const;
const key = ['own user'];

beforeEach(() => {
  useSession.getState().signedIn(dana);
  useViewAs.getState().viewAs('a portal');
  queryClient.setQueryData(key, { firstName: 'Dana' });
});

const left = () => [queryClient.getQueryData(key), useViewAs.getState().portalId];
const nothing = [undefined, null];

describe('what was read and chosen under a session', () => {
  it('is forgotten when the person signs out', () => {
    useSession.getState().clear();
    expect(left()).toEqual(nothing);
  });

  it('is forgotten when the server refuses the token', () => {
    useSession.getState().refuse('Your session has ended.');
    expect(left()).toEqual(nothing);
  });

  it('is forgotten when somebody else signs in by another tab', async () => {
    const stop = followOtherTabs();
    localStorage.setItem('overland-session', JSON.stringify({ state: wes, version: 0 }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'overland-session' }));
    stop();
    expect(useSession.getState().userId).toBe('wes');
    expect(left()).toEqual(nothing);
  });

  it('stays while the same person gets another token', () => {
    useSession.getState().signedIn({ ...dana, token: 't3' });
    expect(left()).toEqual([{ firstName: 'Dana' }, 'a portal']);
  });
});
