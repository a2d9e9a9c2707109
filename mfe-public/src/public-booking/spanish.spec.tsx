import { orders, quotes } from '@overland/contracts';
import { texts as spanish } from '@overland/i18n/es';
import { aQuote } from '@overland/quote-ui/testing';
import { FakeServer, openPage } from '@overland/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { englishOnPage, inSpanish } from '../testing';
import { PublicBookingPage } from './public-booking-page';

inSpanish();

const quote = aQuote({ expiresAt: '2099-11-28T04:59:59.000Z' });

function openBooking() {
  const server = new FakeServer().answer(quotes.getPublic, { body: quote }).answer(orders.bookPublic, {
    body: {
      uniqueId: quote.uniqueId,
      status: 'Pending',
      price: 947,
      message: 'Your order has been booked, pending customer payment.',
    },
  });
  return openPage(<PublicBookingPage />, {
    path: '/quote/public/:quoteId/book',
    at: `/quote/public/${quote._id}/book`,
    server,
  });
}
const submit = () => fireEvent.click(screen.getAllByText(spanish['Submit Order'])[0] as HTMLElement);

it('the form, what is wrong in it, and the thanks are Spanish, and so are the emails of the order', async () => {
  const { server } = openBooking();
  await screen.findByText(spanish['Customer Details']);
  expect(englishOnPage()).toEqual([]);
  submit();
  expect(await screen.findAllByText(spanish['This field is required.'])).not.toHaveLength(0);
  expect(englishOnPage()).toEqual([]);

  const fill = (label: string, texts: string[]) => {
    const fields = screen.getAllByLabelText(label, { exact: true });
    texts.forEach((value, index) => {
      fireEvent.change(fields[index] as HTMLElement, { target: { value } });
    });
  };
  fill(spanish['Pickup start date'], ['11/25/2026']);
  fill(spanish.Address, ['4120 Commerce St', '811 Larimer St']);
  fill(spanish['ZIP code'], ['75201']);
  fill(spanish.Year, ['2021']);
  fill('VIN', ['1HGCM82633A004352']);
  submit();
  expect(await screen.findByText(spanish['Your order has been booked successfully.'])).toBeVisible();
  expect(await screen.findByText(/llega a \S+@\S+ y a nadie más/)).toBeVisible();
  expect(englishOnPage()).toEqual([]);
  const sent = server.calls.find(({ body }) => body !== undefined);
  expect(sent?.body).toMatchObject({ language: 'es', pickupStartDate: '2026-11-25' });
});
