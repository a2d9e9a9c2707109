import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { ScrollPosition } from './scroll-position';

const scrollTo = jest.fn((_left: number, top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
});

beforeAll(() => Object.assign(window, { scrollTo }));

function openSite() {
  let navigate: NavigateFunction = () => undefined;
  const Navigation = () => {
    navigate = useNavigate();
    return null;
  };
  render(
    <MemoryRouter initialEntries={['/a']}>
      <ScrollPosition />
      <Navigation />
    </MemoryRouter>,
  );
  return {
    go: (to: string | number) => act(() => void navigate(to as string)),
    replace: (to: string) => act(() => void navigate(to, { replace: true })),
  };
}

it('begins a new page at its top, and returns to where a page was left', () => {
  const { go } = openSite();
  act(() => scrollTo(0, 640));
  go('/b');
  expect(window.scrollY).toBe(0);
  go(-1);
  expect(window.scrollY).toBe(640);
  go(1);
  expect(window.scrollY).toBe(0);
});

it.each([
  ['navigate', 'begins at its top when it is opened by its address again', 0],
  ['reload', 'returns to where it was left after a reload', 480],
  ['back_forward', 'returns to where it was left when Back leads to it from another site', 480],
])('a page (%s) %s', (type, _what, top) => {
  openSite();
  act(() => scrollTo(0, 480));
  cleanup();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  openSite();
  expect(window.scrollY).toBe(top);
});

it('stays where it is when only the query of the page changes', () => {
  const { replace } = openSite();
  act(() => scrollTo(0, 300));
  replace('/a?level=3');
  expect(window.scrollY).toBe(300);
});
