import { aQuote } from '@overland/quote-ui/testing';
import { openPage } from '@overland/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { ShareQuote } from './share-quote';

const quote = aQuote();
const path = `/quote/public/${quote._id}`;
const link = `http://localhost${path}?level=3&type=OPEN`;

const open = () =>
  openPage(<ShareQuote quote={quote} />, {
    path: '/quote/public/:quoteId',
    at: `${path}?level=3&type=OPEN`,
  });
function shareBy(share: unknown) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('copies the link where the device has no way of its own to share', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(screen.getByText(/Whoever has the link sees/)).toBeVisible();
});

it('opens the sheet of the device where there is one', async () => {
  const share = jest.fn(async () => undefined);
  shareBy(share);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Quote #10234: Dallas, TX to Denver, CO', url: link });
});

it('does nothing more when the person closes the sheet, and copies the link when it fails', async () => {
  shareBy(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe('');
  shareBy(async () => {
    throw new DOMException('no', 'NotAllowedError');
  });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link));
});
