import type { UserImportRow } from '@overland/contracts';
import { Chip, styled } from '@overland/ui';
import { type Column, TwoLines } from '@overland/ui/table';
import { Link } from '@overland/web';

const UserLink = styled(Link)({ color: 'var(--blue)', fontWeight: 600 });
// A reason may take two lines.
const Reason = styled('span')({ color: 'var(--stop)', whiteSpace: 'normal' });

export const importColumns: Column<UserImportRow>[] = [
  { id: 'line', header: 'Line', cell: ({ line }) => line, width: 64 },
  {
    id: 'name',
    header: 'Name',
    cell: ({ cells }) => (
      <TwoLines second={cells.email || '–'}>
        <b>{`${cells.firstName ?? ''} ${cells.lastName ?? ''}`.trim() || '–'}</b>
      </TwoLines>
    ),
    width: '32%',
    onCard: 'title',
  },
  { id: 'role', header: 'Role', cell: ({ cells }) => cells.role || '–', width: 110, priority: 'low' },
  {
    id: 'company',
    header: 'Company',
    cell: ({ cells }) => cells.company || 'Own company',
    width: '18%',
    priority: 'low',
  },
  { id: 'result', header: 'Result', cell: (row) => <Result row={row} /> },
];

function Result({ row: { status, message, userId } }: { row: UserImportRow }) {
  if (status === 'failed') return <Reason>{message}</Reason>;
  if (userId !== null) return <UserLink to={`/user/${userId}`}>Invited</UserLink>;
  return <Chip tone="grey">Waiting</Chip>;
}
