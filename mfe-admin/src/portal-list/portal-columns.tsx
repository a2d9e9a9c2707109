import type { PortalRow } from '@overland/contracts';
import { Chip, formatCount, PHONE, styled } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { portalKinds } from './portal-kinds';

const Chips = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
/** A card has no column heading, so the count names its unit. */
const PhoneWord = styled('span')({ display: 'none', [PHONE]: { display: 'inline' } });

/** The columns that matter first; on a phone the company with its users, then where and who it is. */
export const portalColumns: readonly Column<PortalRow>[] = [
  {
    id: 'company',
    header: 'Company',
    cell: ({ companyName }) => companyName,
    sortKey: 'companyName',
    width: '26%',
    onCard: 'title',
  },
  {
    id: 'kind',
    header: 'Kind',
    cell: (row) => <Kinds portal={row} />,
    width: 260,
  },
  {
    id: 'place',
    header: 'City, state',
    cell: ({ companyCity, companyState }) => [companyCity, companyState].filter(Boolean).join(', ') || '–',
    sortKey: 'companyState',
    width: 190,
    onCard: 'side',
  },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ contactFullName, contactEmail }) => contactFullName || contactEmail || '–',
    sortKey: 'contactFullName',
    priority: 'low',
    onCard: false,
  },
  {
    id: 'users',
    header: 'Users',
    cell: ({ users }) => (
      <>
        {formatCount(users)}
        <PhoneWord> {users === 1 ? 'user' : 'users'}</PhoneWord>
      </>
    ),
    sortKey: 'users',
    firstOrder: -1,
    align: 'right',
    width: 90,
    onCard: 'right',
  },
];

function Kinds({ portal }: { portal: PortalRow }) {
  const kinds = portalKinds(portal);
  if (kinds.length === 0) return null;
  return (
    <Chips>
      {kinds.map(({ label, tone }) => (
        <Chip key={label} tone={tone}>
          {label}
        </Chip>
      ))}
    </Chips>
  );
}
