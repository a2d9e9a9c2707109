import type { SettingsHistoryRow } from '@overland/contracts';
import { EmptyState, Note } from '@overland/ui';
import { countOf, DataTable } from '@overland/ui/table';
import { historyColumns } from './history-columns';
import { useHistory } from './use-history';

/** Who changed which setting, and when. No one can change or delete an entry. */
export function HistorySection() {
  const { table } = useHistory();
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
