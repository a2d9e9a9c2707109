import type { UserImportRow } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Chip, LinkButton, styled } from '@overland/ui';
import { ImportReport, untilFinished } from '@overland/ui/imports';
import { type Column, TwoLines } from '@overland/ui/table';
import { Link, useApiQuery, useDownload, useParams } from '@overland/web';

const peopleInvited = (count: number) => `${count} ${count === 1 ? 'person' : 'people'} invited`;

export function ImportReportPage() {
  const { importId = '' } = useParams();
  const request = { params: { userImportId: importId } };
  const query = useApiQuery(calls.userImports.get, request, {
    whenUnreachable: 'There was an error getting this import',
    refetchInterval: untilFinished,
  });
  const refused = useDownload(calls.userImports.failed, 'There was an error getting the refused rows');
  return (
    <ImportReport
      query={query}
      columns={importColumns}
      home="/users/import"
      doneText={peopleInvited}
      wayOut={<LinkButton to="/users">See all users</LinkButton>}
      refused={{
        isLoading: refused.isLoading,
        save: () => refused.download(request, 'refused-rows.csv'),
      }}
    />
  );
}

const UserLink = styled(Link)({ color: 'var(--blue)', fontWeight: 600 });
// A reason may take two lines.
const Reason = styled('span')({ color: 'var(--stop)', whiteSpace: 'normal' });

const importColumns: Column<UserImportRow>[] = [
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
