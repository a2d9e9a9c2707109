import { type AuditRow, auditKinds } from '@overland/contracts';
import { LateMenu, PageFrame } from '@overland/ui';
import {
  CompanyFilter,
  countOf,
  DataTable,
  type Filter,
  ListEmpty,
  ListToolbar,
  useListState,
} from '@overland/ui/table';
import { useSession, useViewAs } from '@overland/web';
import { auditColumns } from './audit-columns';
import { auditRequest, listDefaults } from './audit-request';
import { PersonFilter } from './person-filter';
import { useAudit, useAuditExport } from './use-audit';

const filters: readonly Filter[] = [
  {
    key: 'kind',
    label: 'Kind',
    options: Object.keys(auditKinds).map((value) => ({ value, label: value })),
  },
  { key: 'when', label: 'When', kind: 'days' },
];

/** Who did what, when and from where, old and new: of all companies for MCAdmin, of the own one for an Admin. */
export function AuditPage() {
  const isStaff = useSession((session) => session.role === 'MCAdmin');
  const viewedAs = useViewAs((viewing) => (isStaff ? viewing.portalId : null));
  const state = useListState(listDefaults);
  const request = auditRequest(state, { viewedAs });
  const { table } = useAudit(request);
  const { isExporting, exportAudit } = useAuditExport();
  const seesAll = isStaff && viewedAs === null;
  const showsCompany = seesAll && request.portalId === undefined;
  const onPerson = (userId: string) => state.setFilter('person', [userId]);
  return (
    <PageFrame
      wide
      title="Audit Trail"
      subtitle={countOf(table)}
      actions={
        <LateMenu
          size="small"
          label="Export"
          busy={isExporting}
          busyLabel="Exporting…"
          entries={[
            { label: 'CSV', onPick: () => exportAudit(request, 'csv') },
            { label: 'Excel', onPick: () => exportAudit(request, 'xlsx') },
          ]}
        />
      }
    >
      <ListToolbar
        state={state}
        searchHint={seesAll ? 'Search person, company, order or address' : 'Search person, order or address'}
        filters={filters}
      >
        {seesAll && (
          <CompanyFilter
            value={request.portalId ?? ''}
            onPick={(portalId) => state.setFilter('company', portalId === '' ? [] : [portalId])}
          />
        )}
        {request.userId !== undefined && (
          <PersonFilter userId={request.userId} onClear={() => state.setFilter('person', [])} />
        )}
      </ListToolbar>
      <DataTable<AuditRow>
        label="Audit trail"
        lines={2}
        columns={auditColumns({ showsCompany, onPerson })}
        {...table}
        rowId={({ _id }) => _id}
        sort={{ key: 'at', order: request.sortorder === '1' ? 1 : -1 }}
        onSort={state.setSort}
        empty={
          <ListEmpty
            what="entries"
            state={state}
            hint="Search for another name or address, or clear the filters."
            none={{
              title: 'Nothing recorded yet',
              text: 'Sign-ins, refusals and changes of people, portals, settings and payments are listed here.',
            }}
          />
        }
      />
    </PageFrame>
  );
}
