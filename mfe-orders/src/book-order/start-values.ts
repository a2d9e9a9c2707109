import type { Address, Order, Quote } from '@overland/contracts';
import { levelLabel } from '@overland/contracts/format';
import { type BookingValues, levelFor, offeredTypes, readChosenAddresses } from '@overland/quote-ui/booking';
import { optionsOf, stopOf } from '../addresses/fill-stop';
import { valuesOf } from '../edit-order/edit-values';

type Named = Pick<Quote, 'customerFullName'>;
type Customer = Pick<Quote, 'customerFullName' | 'customerEmail'>;

/** The level of the order, unless the address names one. */
export function searchLike({ serviceLevel }: Order, search: URLSearchParams): URLSearchParams {
  const chosen = new URLSearchParams(search);
  if (!chosen.has('level')) chosen.set('level', String(serviceLevel));
  return chosen;
}

/** That a quote of white glove does not have the level of the order; null where it does. */
export function levelLost({ uniqueId, serviceLevel }: Order, quote: Quote): string | null {
  const isLost = offeredTypes(quote).every(
    (transportType) => levelFor({ level: serviceLevel, transportType }) !== serviceLevel,
  );
  return isLost
    ? `Order #${uniqueId} is picked up within ${levelLabel(serviceLevel)}; white glove is always within ${levelLabel(levelFor({ level: serviceLevel, transportType: 'WHITEGLOVE' }))}.`
    : null;
}

/** What is booked again of an order: everything but the vehicles and the day, and the level that the page chooses. */
export function startLike(order: Order, quote: Customer): Partial<BookingValues> {
  const { vehicles, pickupStartDate, serviceLevel, tells, ...values } = valuesOf(order);
  const { paymentType, moveType, sirvaNonDomestic } = order;
  const again: Partial<BookingValues> = {
    ...values,
    paymentType,
    moveType: moveType ?? '',
    sirvaNonDomestic,
    ...(quote.customerEmail !== '' && { customerEmail: quote.customerEmail }),
  };
  return isOther(quote, order) ? withoutCustomer(again, order) : again;
}

/** The quote names another customer than the order. */
const isOther = (quote: Customer, order: Named): boolean =>
  quote.customerFullName !== '' && quote.customerFullName !== order.customerFullName;

/** Without the customer of the order, also where they are the contact; the quote knows its own. */
function withoutCustomer(values: Partial<BookingValues>, { customerFullName }: Named) {
  const contacts = (['pickup', 'delivery'] as const)
    .filter((stop) => values[`${stop}ContactName`] === customerFullName)
    .flatMap((stop) => [`${stop}ContactName`, `${stop}Email`, `${stop}PrimaryPhone`, `${stop}AltPhone`]);
  const gone = ['customer', 'language', ...contacts];
  const isKept = (name: string) => !gone.some((start) => name.startsWith(start));
  return Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)));
}

/** The places of the address book that the quote was made with. */
export function startChosen({ _id }: Pick<Quote, '_id'>): Partial<BookingValues> {
  const kept = readChosenAddresses(_id);
  const chosen = typeof kept === 'object' && kept !== null ? kept : {};
  return Object.assign(
    {},
    ...(['pickup', 'delivery'] as const).map((stop) => {
      const address: unknown = Reflect.get(chosen, stop);
      const [option] = isAddress(address) ? optionsOf(address) : [];
      return option ? stopOf(option, stop) : {};
    }),
  );
}

/** What another version of the page kept may lack its parts. */
const isAddress = (kept: unknown): kept is Address =>
  Array.isArray((kept as Partial<Address> | null | undefined)?.contacts);
