import {
  messages,
  type OrderRequest,
  type Quote,
  type quotes,
  type ReplyOf,
  type ServiceLevel,
} from '@overland/contracts';
import { AppError, type FieldError, invalidFields } from '@overland/service-kit';
import { type AgreedPrice, agreeOnPrice } from './agree-on-price.js';
import { checkPickupDay } from './pickup-day.js';
import { checkPortalRules } from './portal-rules.js';
import { type Choice, totalAt } from './quoted-price.js';
import { checkRoute } from './route-rule.js';

export type Bookable = ReplyOf<typeof quotes.bookable>;

export interface Booking extends AgreedPrice {
  request: OrderRequest;
  quote: Quote;
  serviceLevel: ServiceLevel;
  isRush: boolean;
}

interface Booker {
  isPublic: boolean;
  /** MCAdmin alone may book with less than two business days' notice. */
  mayRush: boolean;
}

/**
 * All rules of a booking, against the quote as quoting knows it now. Fields are checked before the price, so that a form shows
 * everything that is wrong at once.
 * @throws AppError alreadyBooked, conflict, invalid with the fields, quoteExpired or priceChanged.
 */
export function checkBooking(request: OrderRequest, bookable: Bookable, booker: Booker): Booking {
  const { quote, todaysPricing } = bookable;
  refuseUnlessOpen(quote, booker);
  // White glove is always level 1 (docs/product/quotes.md), whatever the form held before it was chosen.
  const serviceLevel = request.transportType === 'WHITEGLOVE' ? 1 : request.serviceLevel;
  const choice: Choice = { transportType: request.transportType, serviceLevel };
  const pickupDay = checkPickupDay(request.pickupStartDate, quote.booking, booker);
  const errors: FieldError[] = [
    ...checkTransport(quote, choice),
    ...(pickupDay.refusal ? [{ path: 'pickupStartDate', ...pickupDay.refusal }] : []),
    ...checkRoute(request, { ...bookable, isPublic: booker.isPublic }),
    ...checkPortalRules(request, quote.portal),
  ];
  if (errors.length > 0) throw invalidFields(errors);
  const agreed = agreeOnPrice({ request, quote, todaysPricing, isPublic: booker.isPublic, ...choice });
  return { request, quote, ...agreed, serviceLevel, isRush: pickupDay.isRush };
}

function refuseUnlessOpen(quote: Quote, { isPublic }: Booker): void {
  switch (quote.status) {
    case 'Unsaved':
    case 'Saved':
      return;
    case 'Booked':
      throw new AppError('alreadyBooked', messages.alreadyBooked, {
        ...(isPublic || !quote.orderId ? {} : { details: { orderId: quote.orderId } }),
      });
    case 'Archived':
      throw new AppError('conflict', 'This quote is archived and cannot be booked. Save it again first.');
  }
}

/** Any transport type that was quoted may be booked; a premium portal quotes white glove only. */
function checkTransport(quote: Quote, choice: Choice): FieldError[] {
  const path = 'transportType';
  if (quote.portal.isPremium && choice.transportType !== 'WHITEGLOVE') {
    return [{ path, message: 'This company offers Enclosed White Glove transport only.' }];
  }
  if (totalAt(quote, choice) > 0) return [];
  return [{ path, message: 'This transport type was not quoted. Please choose another one.' }];
}
