import type { Page } from '@overland/federation';
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { pageRoutes } from './page-routes';

const pages = [
  { path: '/list', title: 'List', access: 'signedIn', skeleton: 'list' },
  { path: '/old', title: 'List', access: 'signedIn' },
] as const satisfies readonly Page[];

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? <p>Not available</p> : this.props.children);
}

const Pages = ({ routes }: { routes: ReturnType<typeof pageRoutes> }) => useRoutes(routes);

const open = (path: string, routes: ReturnType<typeof pageRoutes>) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Boundary>
        <Pages routes={routes} />
      </Boundary>
    </MemoryRouter>,
  );

it('shows the skeleton of the page, reads its data at once, and then shows the page', async () => {
  const prefetch = jest.fn();
  let arrive: (component: () => string) => void = () => undefined;
  const load = () =>
    new Promise<() => string>((resolve) => {
      arrive = resolve;
    });
  open('/list?status=New', pageRoutes(pages, { '/list': { load, prefetch }, '/old': { redirect: '/list' } }));
  expect(screen.getByRole('heading', { name: 'List' })).toBeVisible();
  expect(prefetch).toHaveBeenCalledWith({ params: {}, search: '?status=New' });
  arrive(() => 'The rows');
  expect(await screen.findByText('The rows')).toBeVisible();
});

it('shows its skeleton until its data is there too, and itself where that cannot be had', async () => {
  let read: () => void = () => undefined;
  const prefetch = () =>
    new Promise<void>((_resolve, reject) => {
      read = () => reject(new Error('offline'));
    });
  const load = jest.fn().mockResolvedValue(() => 'The rows');
  open('/list', pageRoutes(pages, { '/list': { load, prefetch }, '/old': { redirect: '/list' } }));
  await load.mock.results[0]?.value;
  expect(screen.getByRole('heading', { name: 'List' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  read();
  expect(await screen.findByText('The rows')).toBeVisible();
});

it('leads a path without a page of its own on', async () => {
  const routes = pageRoutes(pages, {
    '/list': { element: <p>The rows</p> },
    '/old': { redirect: '/list' },
  });
  open('/old', routes);
  expect(await screen.findByText('The rows')).toBeVisible();
});

it('tries again at the next visit when the code of a page could not be had', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(() => 'The rows');
  const routes = pageRoutes(pages, { '/list': { load }, '/old': { redirect: '/list' } });
  const first = open('/list', routes);
  expect(await screen.findByText('Not available')).toBeVisible();
  first.unmount();
  open('/list', routes);
  expect(await screen.findByText('The rows')).toBeVisible();
});

it('loads a page that is preloaded once, and shows it without its skeleton', async () => {
  const load = jest.fn().mockResolvedValue(() => 'The rows');
  const routes = pageRoutes(pages, { '/list': { load }, '/old': { redirect: '/list' } });
  routes[0]?.handle.preload({ params: {}, search: '' });
  await load.mock.results[0]?.value;
  open('/list', routes);
  expect(screen.getByText('The rows')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('waits for what a preload still reads', async () => {
  let read: () => void = () => undefined;
  const prefetch = () =>
    new Promise<void>((resolve) => {
      read = resolve;
    });
  const load = jest.fn().mockResolvedValue(() => 'The rows');
  const routes = pageRoutes(pages, { '/list': { load, prefetch }, '/old': { redirect: '/list' } });
  const preload = () => routes[0]?.handle.preload({ params: {}, search: '' });
  preload();
  const first = read;
  await load.mock.results[0]?.value;
  open('/list', routes);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  first();
  read();
  expect(await screen.findByText('The rows')).toBeVisible();
});

it('does not compile with a path that is missing, or that no page has', () => {
  const element = <p>Page</p>;
  // @ts-expect-error '/old' has no binding
  expect(() => pageRoutes(pages, { '/list': { element } })).toThrow();
  // @ts-expect-error no page has '/new'
  expect(pageRoutes(pages, { '/list': { element }, '/old': { element }, '/new': { element } })).toHaveLength(
    2,
  );
});
