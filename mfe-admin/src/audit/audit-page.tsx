import { type AuditRow, auditKinds } from '@overland/contracts';
import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { calls } from '@overland/contracts/calls';
import { CloseIcon, styled } from '@overland/ui';
import { ExportMenu, type Filter, ListPage, useListState } from '@overland/ui/table';
import { useApiPages, useApiQuery, useDownload, useSeenPortal } from '@overland/web';
import { auditColumns } from './audit-columns';
import { type AuditQuery, auditPages, auditRequest, listDefaults } from './audit-request';

const filters: readonly Filter[] = [
  {
    key: 'kind',
    label: 'Kind',
    options: Object.keys(auditKinds).map((value) => ({ value, label: value })),
  },
  { key: 'when', label: 'When', kind: 'days' },
];

export function AuditPage() {
  const { viewedAs, seesAll } = useSeenPortal();
  const state = useListState(listDefaults);
  const request = auditRequest(state, { viewedAs });
  const { table } = useApiPages(auditPages(request));
  const { isExporting, exportAudit } = useAuditExport();
  const showsCompany = seesAll && request.portalId === undefined;
  const onPerson = (userId: string) => state.setFilter('person', [userId]);
  return (
    <ListPage<AuditRow>
      title="Audit Trail"
      label="Audit trail"
      what="entries"
      actions={<ExportMenu isExporting={isExporting} onExport={(format) => exportAudit(request, format)} />}
      state={state}
      searchHint={seesAll ? 'Search person, company, order or address' : 'Search person, order or address'}
      filters={filters}
      choosesCompany={seesAll}
      moreFilters={
        request.userId !== undefined && (
          <PersonFilter userId={request.userId} onClear={() => state.setFilter('person', [])} />
        )
      }
      lines={2}
      columns={auditColumns({ showsCompany, onPerson })}
      {...table}
      sort={{ key: 'at', order: request.sortorder === '1' ? 1 : -1 }}
      hint="another name or address"
      none={{
        title: 'Nothing recorded yet',
        text: 'Sign-ins, refusals and changes of people, portals, settings and payments are listed here.',
      }}
    />
  );
}

function useAuditExport() {
  const { isLoading, download } = useDownload(
    calls.audit.export,
    'There was an error exporting the audit trail',
  );
  const exportAudit = ({ limit: _limit, ...query }: AuditQuery, format: 'csv' | 'xlsx') =>
    download({ query: { ...query, format } }, `audit-${todayIn(providerTimeZone, new Date())}.${format}`);
  return { isExporting: isLoading, exportAudit };
}

const Pill = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 36,
  padding: '0 12px',
  borderRadius: 999,
  border: '1px solid var(--sign)',
  background: 'var(--paper)',
  color: 'var(--sign)',
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  cursor: 'pointer',
});

function PersonFilter({ userId, onClear }: { userId: string; onClear: () => void }) {
  const { data } = useApiQuery(calls.users.get, { params: { userId } }, { staleTime: 300_000 });
  const name = data ? `${data.firstName} ${data.lastName}`.trim() || data.email : 'one person';
  return (
    <Pill type="button" aria-label={`Clear Person: ${name}`} onClick={onClear}>
      Person: {name} <CloseIcon size={14} />
    </Pill>
  );
}
