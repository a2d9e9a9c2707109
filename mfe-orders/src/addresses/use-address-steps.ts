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
    onSuccess: (address) => {
      const isArchived = address.status === 'Archived';
      offer({
        kind: 'success',
        text: `${address.businessName} is ${isArchived ? 'archived' : 'in the address book again'}.`,
        about: address._id,
        ...(isArchived && { action: { label: 'Undo', run: () => switchStatus(address) } }),
      });
    },
  });
  const switchStatus = ({ _id: addressId, status }: Address) =>
    setStatus.mutate({
      params: { addressId },
      body: { status: status === 'Active' ? 'Archived' : 'Active' },
    });
  return { switchStatus };
}
