/** @jest-environment node */
import { quotes, users } from '@overland/contracts';
import { api } from '../api';
import { useSession } from '../session-store';
import { beginCalls } from './begin-calls';

const identity = { token: 't1', role: 'User', userId: 'u', portalId: 'p' } as const;
const read = { method: 'GET', path: '/user' };
const list = { searchText: '', limit: 150 };

/** A page as the gateway writes it, opened by who is kept in its storages. */
function openPage(
  calls: unknown,
  { token = 't1', viewedAs = null }: { token?: string | null; viewedAs?: string | null } = {},
): void {
  const storage = (name: string, state: unknown) => ({
    getItem: (asked: string) => (asked === name ? JSON.stringify({ state }) : null),
  });
  Object.assign(globalThis, {
    document: { querySelector: () => ({ content: JSON.stringify(calls) }) },
    localStorage: storage('overland-session', { token }),
    sessionStorage: storage('overland-view-as', { portalId: viewedAs }),
    overlandEarlyCalls: undefined,
  });
}

const answers = () =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ _id: 'u' }), { status: 200 }));

beforeEach(() => useSession.getState().signedIn(identity));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a call that set out early', () => {
  it('is the same request that the page would make, and answers it once', async () => {
    const fetched = answers();
    openPage([read, { method: 'POST', path: '/quotes', body: list }]);
    beginCalls();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/user', '/api/quotes']);
    await expect(api(users.own, {})).resolves.toEqual({ _id: 'u' });
    await api(quotes.list, { body: list });
    expect(fetched).toHaveBeenCalledTimes(2);
    const [, late] = [await api(users.own, {}), fetched.mock.calls[2]];
    const headers = [fetched.mock.calls[0], late].map((call) =>
      [...new Headers(call?.[1]?.headers)].filter(([name]) => name !== 'traceparent'),
    );
    expect(headers[0]).toEqual(headers[1]);
  });

  it('is not taken for another request, another person or too late', async () => {
    const fetched = answers();
    openPage([read, { method: 'POST', path: '/quotes', body: list }]);
    beginCalls();
    await api(quotes.list, { body: { ...list, limit: 20 } });
    useSession.getState().signedIn({ ...identity, token: 't2' });
    await api(users.own, {});
    expect(fetched).toHaveBeenCalledTimes(4);
    useSession.getState().signedIn(identity);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await api(quotes.list, { body: list });
    expect(fetched).toHaveBeenCalledTimes(5);
  });

  it('is made again where it had no answer, and refuses a session as any other', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('failed'));
    openPage([read]);
    beginCalls();
    fetched.mockResolvedValue(
      new Response(JSON.stringify({ code: 'unauthorized', message: 'Ended.' }), { status: 401 }),
    );
    await expect(api(users.own, {})).rejects.toMatchObject({ status: 401 });
    expect(useSession.getState().unauthorizedMessage).toBe('Ended.');
  });
});

describe('nothing sets out early', () => {
  it.each([
    ['without a session, except what is open to anyone', { token: null }, ['/api/open']],
    ['for who views as another portal, except that', { viewedAs: 'p2' }, ['/api/open']],
  ])('%s', (_name, visitor, expected) => {
    const fetched = answers();
    openPage([read, { method: 'GET', path: '/open', isOpen: true }], visitor);
    beginCalls();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(expected);
  });

  it('once the page has called for itself', async () => {
    const fetched = answers();
    openPage([read]);
    await api(users.own, {});
    beginCalls();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
