import { type AuditRow } from '@overland/contracts';
import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { calls } from '@overland/contracts/calls';
import { api, apiKey, type PagesOptions, useApiPages, useDownload } from '@overland/web';
import type { AuditQuery } from './audit-request';

/** The pages of the audit trail, for `useAudit` and `prefetchPages`. */
export const auditPages = (request: AuditQuery): PagesOptions<AuditRow> => ({
  queryKey: apiKey(request.portalId ?? null, calls.audit.list, { query: request }),
  load: (cursor, signal) =>
    api(
      calls.audit.list,
      { query: { ...request, ...(cursor !== null && { cursor }) } },
      { signal, whenUnreachable: 'There was an error getting the audit trail' },
    ),
});

export const useAudit = (request: AuditQuery) => useApiPages(auditPages(request));

/** Saves all that the filter finds as a file. */
export function useAuditExport() {
  const { isLoading, download } = useDownload(
    calls.audit.export,
    'There was an error exporting the audit trail',
  );
  const exportAudit = ({ limit: _limit, ...query }: AuditQuery, format: 'csv' | 'xlsx') =>
    download({ query: { ...query, format } }, `audit-${todayIn(providerTimeZone, new Date())}.${format}`);
  return { isExporting: isLoading, exportAudit };
}
