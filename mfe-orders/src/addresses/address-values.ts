import { type Address, type AddressContact, AddressForm, messages, NewAddress } from '@overland/contracts';
import { formSchema } from '@overland/quote-ui/booking';

/** The form's values, where nothing chosen is ''. */
export interface AddressValues extends Omit<AddressForm, 'locationType' | 'trucks'> {
  locationType: NonNullable<AddressForm['locationType']> | '';
  trucks: NonNullable<AddressForm['trucks']> | '';
}

export const noContact: AddressContact = { name: '', email: '', phone: '', isMobile: false };

export const emptyAddress: AddressValues = {
  businessName: '',
  locationType: '',
  address: '',
  placeId: '',
  zip: '',
  contacts: [noContact],
  hours: '',
  gate: '',
  trucks: '',
  notes: '',
};

export function valuesOf(address: Address): AddressValues {
  const { businessName, zip, hours, gate, notes, place, contacts } = address;
  return {
    businessName,
    address: address.address,
    placeId: place.placeId,
    zip,
    hours,
    gate,
    notes,
    contacts: contacts.length === 0 ? [noContact] : contacts,
    locationType: address.locationType ?? '',
    trucks: address.trucks ?? '',
  };
}

const isEmpty = ({ name, email, phone }: AddressContact) => name === '' && email === '' && phone === '';

/** Rows of contacts that were left empty are none. */
const toForm = (values: AddressValues) => ({
  ...values,
  locationType: values.locationType || null,
  trucks: values.trucks || null,
  contacts: values.contacts.filter((contact, at) => !isEmpty(contact) || hasLater(values.contacts, at)),
});

/** An empty row stays where others follow, so that messages find their rows. */
const hasLater = (contacts: readonly AddressContact[], at: number) =>
  contacts.slice(at + 1).some((contact) => !isEmpty(contact));

export const addressSchema = formSchema<AddressValues, AddressForm>({
  payload: AddressForm,
  toPayload: toForm,
  ownIssues: () => [],
});

/** Of a new place; `portalId` is '' until an MCAdmin has chosen the company. */
export type NewAddressValues = AddressValues & { portalId: string };

export const newAddressSchema = ({ choosesCompany }: { choosesCompany: boolean }) =>
  formSchema<NewAddressValues, NewAddress>({
    payload: NewAddress,
    toPayload: ({ portalId, ...values }) => ({ ...toForm(values), portalId: portalId || undefined }),
    ownIssues: ({ portalId }) =>
      choosesCompany && portalId === '' ? [{ path: ['portalId'], message: messages.portalRequired }] : [],
  });
