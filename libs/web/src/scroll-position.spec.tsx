import { act, render } from '@testing-library/react';
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

it('stays where it is when only the query of the page changes', () => {
  const { replace } = openSite();
  act(() => scrollTo(0, 300));
  replace('/a?level=3');
  expect(window.scrollY).toBe(300);
});
