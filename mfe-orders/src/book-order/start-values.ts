import { Address, type Order, type Quote } from '@overland/contracts';
import { type BookingValues, readChosenAddresses } from '@overland/quote-ui/booking';
import { optionsOf, stopOf } from '../addresses/fill-stop';
import { valuesOf } from '../edit-order/edit-values';

/** What is booked again of an order: everything but the vehicles, the day and the level that the page chooses. */
export function startLike(order: Order): Partial<BookingValues> {
  const { vehicles, pickupStartDate, serviceLevel, ...values } = valuesOf(order);
  const { paymentType, moveType, sirvaNonDomestic } = order;
  return { ...values, paymentType, moveType: moveType ?? '', sirvaNonDomestic };
}

/** The places of the address book that the quote was made with. */
export function startChosen({ _id }: Pick<Quote, '_id'>): Partial<BookingValues> {
  const kept = readChosenAddresses(_id);
  const chosen = typeof kept === 'object' && kept !== null ? kept : {};
  return Object.assign(
    {},
    ...(['pickup', 'delivery'] as const).map((stop) => {
      const address = Address.safeParse(Reflect.get(chosen, stop)).data;
      const [option] = address ? optionsOf(address) : [];
      return option ? stopOf(option, stop) : {};
    }),
  );
}
