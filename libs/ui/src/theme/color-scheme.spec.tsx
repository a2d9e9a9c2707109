import { act, renderHook } from '@testing-library/react';
import { useScheme } from './color-scheme';
import { OverlandTheme } from './overland-theme';

const stored = 'overland-color-scheme';
const system = Object.assign(new EventTarget(), { matches: false });
jest.spyOn(window, 'matchMedia').mockImplementation(() => system as MediaQueryList);

const drawn = () => document.documentElement.getAttribute('data-theme');
const useTheScheme = () =>
  renderHook(useScheme, { wrapper: ({ children }) => <OverlandTheme>{children}</OverlandTheme> }).result;

function otherTab(scheme: string | null): void {
  const value = scheme === null ? null : JSON.stringify({ state: { scheme }, version: 0 });
  if (value === null) localStorage.removeItem(stored);
  else localStorage.setItem(stored, value);
  window.dispatchEvent(new StorageEvent('storage', { key: stored, newValue: value }));
}

const systemTurns = (look: 'light' | 'dark') =>
  system.dispatchEvent(Object.assign(new Event('change'), { matches: look === 'dark' }));

it('follows the system until the person chooses', () => {
  const scheme = useTheScheme();
  expect(drawn()).toBe('light');
  act(() => void systemTurns('dark'));
  expect(scheme.current).toMatchObject({ scheme: 'system', shown: 'dark' });
  expect(drawn()).toBe('dark');
  act(() => scheme.current.setScheme('light'));
  expect(drawn()).toBe('light');
  act(() => void systemTurns('light'));
});

it('keeps the choice in this browser', () => {
  const scheme = useTheScheme();
  act(() => scheme.current.setScheme('dark'));
  expect(localStorage.getItem(stored)).toContain('dark');
  expect(scheme.current.shown).toBe('dark');
});

it('follows the other tabs, also when they clear the choice', () => {
  const scheme = useTheScheme();
  act(() => otherTab('dark'));
  expect(scheme.current.scheme).toBe('dark');
  expect(drawn()).toBe('dark');
  act(() => otherTab(null));
  expect(scheme.current.scheme).toBe('system');
  expect(drawn()).toBe('light');
});
