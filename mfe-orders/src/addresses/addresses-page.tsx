import { type Address, addressStatuses } from '@overland/contracts';
import { Button, useLoadedLater } from '@overland/ui';
import { type Filter, ListPage, useListState } from '@overland/ui/table';
import { portalChoices, useApiPages, usePortals, useSeenPortal } from '@overland/web';
import { useState } from 'react';
import { addressColumns } from './address-columns';
import { addressPages, addressRequest, listDefaults } from './address-request';
import { useAddressSteps } from './use-address-steps';

const loadDialogs = () => import('./address-dialog');
const filters: readonly Filter[] = [
  {
    key: 'status',
    label: 'Status',
    options: addressStatuses.map((value) => ({ value, label: value })),
    isSingle: true,
  },
];

export function AddressesPage() {
  const seen = useSeenPortal();
  const state = useListState(listDefaults);
  const request = addressRequest(state, seen);
  const { table } = useApiPages(addressPages(request));
  const { switchStatus } = useAddressSteps();
  const portals = usePortals();
  const [open, setOpen] = useState<Address | 'new' | null>(null);
  const dialogs = useLoadedLater(loadDialogs, open);
  const close = () => setOpen(null);
  const listsAll = seen.seesAll && request.portalId === undefined;
  const companies = listsAll
    ? new Map(portalChoices(portals).map(({ value, label }) => [value, label]))
    : null;
  const add = (
    <Button variant="go" size="small" onClick={() => setOpen('new')}>
      Add Place
    </Button>
  );
  return (
    <ListPage<Address>
      title="Address Book"
      what="places"
      actions={add}
      state={state}
      searchHint="Search name, address or contact"
      filters={filters}
      choosesCompany={seen.seesAll}
      columns={addressColumns({ companies, onEdit: setOpen, onSetStatus: switchStatus })}
      {...table}
      lines={2}
      onRowOpen={setOpen}
      sort={{ key: request.sortby ?? 'businessName', order: request.sortorder === '-1' ? -1 : 1 }}
      none={{
        title: 'No places yet',
        text: 'Keep dealerships, auctions and yards here: typing the name of one fills in its address when you book.',
        action: (
          <Button variant="go" onClick={() => setOpen('new')}>
            Add the first place
          </Button>
        ),
      }}
    >
      {dialogs && open === 'new' && (
        <dialogs.NewAddressDialog portalId={listsAll ? null : request.portalId} onClose={close} />
      )}
      {dialogs && open !== null && open !== 'new' && (
        <dialogs.AddressDialog key={open._id} address={open} onClose={close} />
      )}
    </ListPage>
  );
}
