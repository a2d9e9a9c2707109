import { Address, type AddressForm, type NewAddress } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { ConflictNotice, type EditedField, useDiscardPrompt, useVersionedForm } from '@overland/ui/editing';
import { FormDialog } from '@overland/ui/form-dialog';
import { CompanyField, WatchChanges } from '@overland/ui/forms';
import { useApiMutation, useNotices } from '@overland/web';
import { useMemo, useState } from 'react';
import { AddressFields } from './address-fields';
import {
  type AddressValues,
  addressSchema,
  emptyAddress,
  type NewAddressValues,
  newAddressSchema,
  valuesOf,
} from './address-values';

const whenUnreachable = 'There was an error saving this place. Your entries are kept; please try again.';
const refreshes = [calls.addresses.list, calls.addresses.suggest] as const;

/** Asks before typed entries are dropped. */
function useGuardedClose(title: string, onClose: () => void) {
  const [isChanged, setChanged] = useState(false);
  const ask = useDiscardPrompt(title);
  return { setChanged, close: () => (isChanged ? void ask(onClose) : onClose()) };
}

interface NewAddressProps {
  /** Whose it is, where an MCAdmin looks at one company; null: chosen here. Undefined: the own. */
  portalId: string | null | undefined;
  onClose: () => void;
}

export function NewAddressDialog({ portalId, onClose }: NewAddressProps) {
  const title = 'Add a place';
  const choosesCompany = portalId === null;
  const { setChanged, close } = useGuardedClose(title, onClose);
  const schema = useMemo(() => newAddressSchema({ choosesCompany }), [choosesCompany]);
  const notify = useNotices((state) => state.notify);
  const add = useApiMutation(calls.addresses.add, { whenUnreachable, refreshes });
  return (
    <FormDialog<NewAddressValues, NewAddress>
      title={title}
      width={720}
      schema={schema}
      defaultValues={{ ...emptyAddress, portalId: portalId ?? '' }}
      onSubmit={async (body) => {
        const { businessName } = await add.mutateAsync({ body });
        notify('success', `${businessName} is in the address book.`);
        onClose();
      }}
      onClose={close}
      submitLabel="Add Place"
      busyLabel="Adding…"
    >
      <WatchChanges onChange={setChanged} />
      {choosesCompany && <CompanyField />}
      <AddressFields place={null} round={0} />
    </FormDialog>
  );
}

const fields: readonly EditedField<Address>[] = [
  { name: 'businessName', label: 'Name' },
  { name: 'zip', label: 'ZIP code' },
  {
    name: 'placeId',
    label: 'City',
    words: (placeId, { place }) => (placeId === place.placeId ? place.text : null),
  },
  {
    name: 'contacts',
    label: 'Contacts',
    words: (contacts) =>
      (contacts as AddressValues['contacts']).map(({ name, phone }) => name || phone).join(', ') || 'nobody',
  },
];

export function AddressDialog({ address, onClose }: { address: Address; onClose: () => void }) {
  const title = address.businessName;
  const { setChanged, close } = useGuardedClose(title, onClose);
  const notify = useNotices((state) => state.notify);
  const update = useApiMutation(calls.addresses.update, { whenUnreachable, refreshes });
  const edit = useVersionedForm<Address, AddressValues, AddressForm>({
    loaded: address,
    title,
    valuesOf,
    fieldsOf: () => fields,
    send: (form, { _id, version }) =>
      update.mutateAsync({ params: { addressId: _id }, body: { ...form, version } }),
    newerOf: ({ current }) => Address.safeParse(current).data ?? null,
  });
  return (
    <FormDialog<AddressValues, AddressForm>
      title={title}
      label="Edit place"
      width={720}
      schema={addressSchema}
      defaultValues={valuesOf(address)}
      onSubmit={async (form, context) => {
        const saved = await edit.save(form, context);
        if (!saved) return;
        notify('success', `${saved.businessName} is saved.`);
        onClose();
      }}
      onClose={close}
      submitLabel="Save Place"
      busyLabel="Saving…"
    >
      <WatchChanges onChange={setChanged} />
      <AddressFields place={edit.stored.place} round={edit.round} />
      <ConflictNotice edit={edit} what="this place" />
    </FormDialog>
  );
}
