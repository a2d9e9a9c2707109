import type { UserImportRow } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Chip, formatMoment, LinkButton, styled } from '@overland/ui';
import { ImportReport, lineColumn, untilFinished } from '@overland/ui/imports';
import { type Column, TwoLines, Whole } from '@overland/ui/table';
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
      subtitleOf={({ createdAt }) => `By you, ${formatMoment(createdAt)}`}
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
// What was written, and what is wrong with it, is read in full.
const Reason = styled(Whole)({ color: 'var(--stop)' });

const importColumns: Column<UserImportRow>[] = [
  lineColumn,
  {
    id: 'name',
    header: 'Name',
    cell: ({ cells }) => (
      <Whole>
        <TwoLines second={cells.email || '–'}>
          <b>{`${cells.firstName ?? ''} ${cells.lastName ?? ''}`.trim() || '–'}</b>
        </TwoLines>
      </Whole>
    ),
    width: '32%',
    onCard: 'title',
  },
  { id: 'role', header: 'Role', cell: ({ cells }) => <Whole>{cells.role || '–'}</Whole>, width: 100 },
  {
    id: 'company',
    header: 'Company',
    cell: ({ cells }) => <Whole>{cells.company || 'Own company'}</Whole>,
    width: '18%',
  },
  { id: 'result', header: 'Result', cell: (row) => <Result row={row} /> },
];

function Result({ row: { status, message, userId } }: { row: UserImportRow }) {
  if (status === 'failed') return <Reason>{message}</Reason>;
  if (userId !== null) return <UserLink to={`/user/${userId}`}>Invited</UserLink>;
  return <Chip tone="grey">Waiting</Chip>;
}
