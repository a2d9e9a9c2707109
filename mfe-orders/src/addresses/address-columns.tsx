import type { Address } from '@overland/contracts';
import { Chip, styled, TextButton } from '@overland/ui';
import { type Column, TwoLines } from '@overland/ui/table';

const Quiet = styled('span')({ color: 'var(--ink-2)' });

interface AddressColumns {
  /** Where places of several companies are listed: its name by its id. */
  companies: ReadonlyMap<string, string> | null;
  onSetStatus: (address: Address) => void;
}

export const addressColumns = ({ companies, onSetStatus }: AddressColumns): Column<Address>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ businessName, locationType, status }) => (
      <TwoLines second={locationType ?? ''}>
        <b>{businessName}</b> {status === 'Archived' && <Chip tone="grey">Archived</Chip>}
      </TwoLines>
    ),
    sortKey: 'businessName',
    onCard: 'title',
  },
  {
    id: 'address',
    header: 'Address',
    cell: ({ address, city, state, zip }) => (
      <TwoLines second={`${city}, ${state} ${zip}`}>{address}</TwoLines>
    ),
    sorts: [
      { header: 'City', sortKey: 'city' },
      { header: 'ZIP', sortKey: 'zip' },
    ],
  },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ contacts: [first] }) =>
      first ? <TwoLines second={first.phone || first.email}>{first.name || '–'}</TwoLines> : <Quiet>–</Quiet>,
    width: '22%',
  },
  ...(companies === null ? [] : [companyColumn(companies)]),
  {
    id: 'step',
    header: 'Action',
    cell: (address) => <Step address={address} onSetStatus={onSetStatus} />,
    align: 'right',
    width: 100,
    onCard: 'right',
  },
];

const companyColumn = (companies: ReadonlyMap<string, string>): Column<Address> => ({
  id: 'company',
  header: 'Company',
  cell: ({ portalId }) => companies.get(portalId) ?? '–',
  width: 180,
});

function Step({ address, onSetStatus }: { address: Address; onSetStatus: (address: Address) => void }) {
  const { businessName, status } = address;
  const word = status === 'Active' ? 'Archive' : 'Restore';
  return (
    <TextButton aria-label={`${word} ${businessName}`} onClick={() => onSetStatus(address)}>
      {word}
    </TextButton>
  );
}
