import { calls } from '@overland/contracts/calls';
import { type BookingValues, type Stop } from '@overland/quote-ui/booking';
import { CheckboxField, useWatch } from '@overland/ui/forms';
import { useApiMutation, useNotices } from '@overland/web';

type Kept = Pick<BookingValues, Extract<keyof BookingValues, `pickup${string}` | `delivery${string}`>>;

/** Offered for an address that was typed by hand. `known`: the one that the form was filled with. */
export function SaveToBook({ stop, known }: { stop: Stop; known: string | undefined }) {
  const address = useWatch<BookingValues, `${Stop}Address`>({ name: `${stop}Address` });
  if (address.trim() === '' || address === known) return null;
  return <CheckboxField name={`${stop}SaveAddress`} label="Save this place to the address book" />;
}

interface Owner {
  portalId: string;
  pickup: { placeId: string };
  delivery: { placeId: string };
}

/** Keeps the chosen stops of a booking or an edit. What fails is told and holds nothing up. */
export function useSaveToBook() {
  const { notify } = useNotices.getState();
  const add = useApiMutation(calls.addresses.add, {
    refreshes: [calls.addresses.list, calls.addresses.suggest],
    whenUnreachable: 'The place could not be saved to the address book.',
  });
  return async (values: Kept, owner: Owner) => {
    for (const stop of ['pickup', 'delivery'] as const) {
      if (!values[`${stop}SaveAddress`]) continue;
      const body = { ...placeOf(values, stop), placeId: owner[stop].placeId, portalId: owner.portalId };
      await add.mutateAsync({ body }).then(
        ({ businessName }) => notify('success', `${businessName} is in the address book.`),
        ({ message }: Error) => notify('error', `Not saved to the address book: ${message}`),
      );
    }
  };
}

function placeOf(values: Kept, stop: Stop) {
  const contact = {
    name: values[`${stop}ContactName`],
    email: values[`${stop}Email`],
    phone: values[`${stop}PrimaryPhone`],
    isMobile: values[`${stop}PrimaryPhoneIsMobile`],
  };
  const isNamed = contact.name !== '' || contact.email !== '' || contact.phone !== '';
  const address = values[`${stop}Address`];
  return {
    businessName: (values[`${stop}BusinessName`] || contact.name || address).slice(0, 80),
    locationType: values[`${stop}LocationType`] || null,
    address,
    zip: values[`${stop}Zip`],
    contacts: isNamed ? [contact] : [],
    notes: values[`${stop}Notes`].slice(0, 1000),
  };
}
