import { type SettingsAction, type SettingsHistoryRow } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { EmptyState, formatCreated, Note } from '@overland/ui';
import { type Column, countOf, DataTable } from '@overland/ui/table';
import { listPages, useApiPages, useApiQuery } from '@overland/web';
import { ChangedValues } from '../editing/changed-values';

const historyPages = listPages(calls.settings.history, {}, 'There was an error getting settings');

export function HistorySection() {
  const { table } = useApiPages(historyPages);
  return (
    <section aria-label="History">
      <Note style={{ marginBottom: 16 }}>
        {table.rows.length > 0 && `${countOf(table)} ${table.total === 1 ? 'change' : 'changes'}. `}
        Every change of service levels, holidays, rate sheet, makes and models is kept.
      </Note>
      <DataTable<SettingsHistoryRow>
        label="History"
        columns={historyColumns}
        {...table}
        rowId={({ _id }) => _id}
        empty={<EmptyState title="No changes yet" text="Who changed what, and when, is listed here." />}
      />
    </section>
  );
}

const actionTexts: Record<SettingsAction, string> = {
  'settings.changed': 'Settings changed',
  'model.added': 'Model added',
  'model.changed': 'Pricing class changed',
  'model.removed': 'Model removed',
  'makes.imported': 'List imported',
};

const historyColumns: readonly Column<SettingsHistoryRow>[] = [
  { id: 'when', header: 'When', cell: ({ at }) => formatCreated(at), width: 148 },
  { id: 'who', header: 'Who', cell: ({ userId }) => <UserName userId={userId} />, width: '16%' },
  {
    id: 'what',
    header: 'What',
    cell: ({ action }) => actionTexts[action],
    width: 190,
    onCard: 'title',
  },
  { id: 'changes', header: 'Old and new', cell: (row) => <ChangedValues {...row} /> },
];

/** The name is identity's, as it is today. */
function UserName({ userId }: { userId: string }) {
  const { data, isError } = useApiQuery(calls.users.get, { params: { userId } }, { staleTime: 300_000 });
  if (isError) return 'Unknown user';
  return data ? `${data.firstName} ${data.lastName}`.trim() || data.email : '…';
}
