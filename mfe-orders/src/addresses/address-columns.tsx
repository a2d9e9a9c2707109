import type { Address } from '@overland/contracts';
import { Chip, styled, TextButton } from '@overland/ui';
import { type Column, TwoLines } from '@overland/ui/table';

const Quiet = styled('span')({ color: 'var(--ink-2)' });

interface AddressColumns {
  /** Where places of several companies are listed: its name by its id. */
  companies: ReadonlyMap<string, string> | null;
  onEdit: (address: Address) => void;
  onSetStatus: (address: Address) => void;
}

export const addressColumns = ({ companies, ...steps }: AddressColumns): Column<Address>[] => [
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
    header: 'City, ZIP',
    cell: ({ address, city, state, zip }) => (
      <TwoLines second={address}>{`${city}, ${state} ${zip}`}</TwoLines>
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
    width: '20%',
  },
  {
    id: 'hours',
    header: 'Hours',
    cell: ({ hours }) => hours || <Quiet>–</Quiet>,
    width: '14%',
    priority: 'low',
  },
  ...(companies === null ? [] : [companyColumn(companies)]),
  {
    id: 'step',
    header: 'Action',
    cell: (address) => <Steps address={address} {...steps} />,
    align: 'right',
    width: 150,
    onCard: 'right',
  },
];

const companyColumn = (companies: ReadonlyMap<string, string>): Column<Address> => ({
  id: 'company',
  header: 'Company',
  cell: ({ portalId }) => companies.get(portalId) ?? '–',
  width: 180,
});

const Links = styled('span')({ display: 'inline-flex', gap: 14 });

function Steps({ address, onEdit, onSetStatus }: { address: Address } & Omit<AddressColumns, 'companies'>) {
  const { businessName, status } = address;
  const word = status === 'Active' ? 'Archive' : 'Restore';
  return (
    <Links>
      <TextButton aria-label={`Edit ${businessName}`} onClick={() => onEdit(address)}>
        Edit
      </TextButton>
      <TextButton aria-label={`${word} ${businessName}`} onClick={() => onSetStatus(address)}>
        {word}
      </TextButton>
    </Links>
  );
}
