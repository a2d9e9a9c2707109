import type { Address } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useApiMutation, useNotices } from '@overland/web';

/** Archiving is undone by its notice, so that nobody is asked first. */
export function useAddressSteps() {
  const { notify, offer } = useNotices.getState();
  const setStatus = useApiMutation(calls.addresses.setStatus, {
    refreshes: [calls.addresses.list, calls.addresses.suggest],
    whenUnreachable: 'There was an error changing this place',
    onError: ({ message }) => notify('error', message),
  });
  const set = (address: Address, status: Address['status']) =>
    setStatus.mutate(
      { params: { addressId: address._id }, body: { status } },
      { onSuccess: (saved) => tell(saved) },
    );
  const tell = (address: Address) => {
    const isArchived = address.status === 'Archived';
    offer({
      kind: 'success',
      text: `${address.businessName} is ${isArchived ? 'archived' : 'in the address book again'}.`,
      about: address._id,
      ...(isArchived && { action: { label: 'Undo', run: () => set(address, 'Active') } }),
    });
  };
  return {
    switchStatus: (address: Address) => set(address, address.status === 'Active' ? 'Archived' : 'Active'),
  };
}
