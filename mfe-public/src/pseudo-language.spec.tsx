import { messages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { said } from '@overland/contracts/format';
import { aQuote } from '@overland/quote-ui/testing';
import { FakeServer, openPage } from '@overland/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CarriersPage } from './carriers/carriers-page';
import { SurveyPage } from './customer-survey/survey-page';
import { aCustomerSurvey } from './customer-survey/testing';
import { InstantQuotePage } from './instant-quote/instant-quote-page';
import { CustomerOrderPage } from './order-status/customer-order-page';
import { aCustomerOrder } from './order-status/testing';
import { PublicBookingPage } from './public-booking/public-booking-page';
import { OrderTermsPage } from './terms/order-terms-page';
import { anOrdersTerms, changedTerms } from './terms/testing';
import { inPseudoLanguage, plainWordsOnPage } from './testing';
import { TrackOrderPage } from './track-order/track-order-page';

inPseudoLanguage();

const quote = aQuote({ expiresAt: '2099-11-28T04:59:59.000Z' });
const pages: [what: string, page: ReactElement, server: FakeServer, data: unknown][] = [
  ['the home', <InstantQuotePage key="home" />, new FakeServer(), []],
  ['the page for carriers', <CarriersPage key="carriers" />, new FakeServer(), []],
  ['the look-up of an order', <TrackOrderPage key="track" />, new FakeServer(), []],
  [
    'an order',
    <CustomerOrderPage key="order" />,
    new FakeServer().answer(calls.customerOrders.open, { body: aCustomerOrder() }),
    aCustomerOrder(),
  ],
  [
    'a booking',
    <PublicBookingPage key="book" />,
    new FakeServer().answer(calls.quotes.getPublic, { body: quote }),
    quote,
  ],
  [
    'terms',
    <OrderTermsPage key="terms" />,
    new FakeServer().answer(calls.orderTerms.open, { body: anOrdersTerms() }),
    anOrdersTerms(),
  ],
  [
    'terms that have changed',
    <OrderTermsPage key="changed" />,
    new FakeServer().answer(calls.orderTerms.open, { body: changedTerms() }),
    changedTerms(),
  ],
  [
    'a survey',
    <SurveyPage key="survey" />,
    new FakeServer().answer(calls.customerSurveys.open, { body: aCustomerSurvey() }),
    aCustomerSurvey(),
  ],
];

/** Names of ours, and the field that people do not see. */
const names = ['Overland', 'VIN', 'ZIP', 'English', 'Website'];

it.each(pages)('%s has each word from the texts of its language', async (_what, page, server, data) => {
  openPage(page, { server, path: '/:quoteId/:uniqueId?/:token?', at: '/one/10219/token' });
  await screen.findAllByRole('heading');
  for (const form of document.querySelectorAll('form')) fireEvent.submit(form);
  await screen.findAllByRole('heading');
  expect(plainWordsOnPage(data, names)).toEqual([]);
});

it('what the API refuses is said from its text and values', async () => {
  const refusal = said('{day} is a holiday: {name}.', { day: '2026-11-26', name: 'Thanksgiving Day' });
  const server = new FakeServer().answer(calls.customerOrders.track, {
    status: 400,
    body: { code: 'invalid', ...refusal, errors: [{ path: 'unknown', ...refusal }] },
  });
  const { user } = openPage(<TrackOrderPage />, { server, path: '/' });
  const [email, number] = screen.getAllByRole('textbox');
  if (email) await user.type(email, 'jordan@example.com');
  if (number) await user.type(number, '10231{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(plainWordsOnPage(names, 'jordan@example.com')).toEqual([]);
  expect(document.body).not.toHaveTextContent(messages.invalid);
});
