import type { Place } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import type { BookingValues, StaffBook, Stop } from '@overland/quote-ui/booking';
import { api } from '@overland/web';
import { useMemo, useState } from 'react';
import { BookField } from './book-field';
import { SaveToBook } from './save-to-book';

interface Quoted {
  portalId: string;
  pickup: Place;
  delivery: Place;
}

/** The address book of the company whose quote is booked. `start`: what the form was filled with from there. */
export function useStaffBook(
  { portalId, pickup, delivery }: Quoted,
  start: Partial<BookingValues> = {},
): StaffBook {
  const [known, setKnown] = useState<Partial<Record<Stop, string>>>({
    pickup: start.pickupAddress,
    delivery: start.deliveryAddress,
  });
  return useMemo(() => {
    const places = { pickup, delivery };
    return {
      nameField: (stop) => (
        <BookField
          stop={stop}
          portalId={portalId}
          place={places[stop]}
          onPicked={(address) => setKnown((all) => ({ ...all, [stop]: address }))}
        />
      ),
      saving: (stop) => <SaveToBook stop={stop} known={known[stop]} />,
      addressOf: async (customerEmail, stop) => {
        const { city, state } = places[stop];
        if (customerEmail.trim() === '') return null;
        return api(calls.addresses.ofCustomer, { body: { customerEmail, city, state, portalId } });
      },
    };
  }, [portalId, pickup, delivery, known]);
}
