import { SharedBrowser } from './shared-browser.js';

it('is one for all services of a process, and is closed by the last of them', async () => {
  const [first, second] = [SharedBrowser.borrow(), SharedBrowser.borrow()];
  expect(second).toBe(first);
  await first.print('<!doctype html><h1>Dallas</h1>');
  const { chromium } = first;
  await first.onApplicationShutdown();
  await second.print('<!doctype html><h1>Denver</h1>');
  expect(chromium.starts).toBe(1);
  await second.onApplicationShutdown();
  await expect(second.print('<!doctype html>')).rejects.toMatchObject({ status: 503 });
});

it('is another one for a service that starts after the last has ended', async () => {
  const first = SharedBrowser.borrow();
  await first.onApplicationShutdown();
  const second = SharedBrowser.borrow();
  expect(second).not.toBe(first);
  await second.onApplicationShutdown();
});
