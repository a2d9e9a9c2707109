import { aQuote } from '@overland/quote-ui/testing';
import { openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { QuoteStanding } from './quote-standing';

const quote = aQuote({ expiresAt: '2099-11-28T04:59:59.000Z' });

it('says where the quote is mailed, and nothing of it where it was not', () => {
  const { unmount } = openPage(<QuoteStanding quote={{ ...quote, mailedAt: '2026-11-20T15:00:00.000Z' }} />);
  expect(screen.getByText('We send this quote to marcus.bell@mail.example, too.')).toBeVisible();
  unmount();
  openPage(<QuoteStanding quote={quote} />);
  expect(screen.queryByText(/We send/)).not.toBeInTheDocument();
});
