import { availableReports, type ReportName } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useApiQuery, useSession } from '@overland/web';

interface OpenReports {
  /** Undefined while that is not known. */
  open: readonly ReportName[] | undefined;
  error: unknown;
  retry: () => void;
}

/** The reports over orders that somebody may read: all for MCAdmin, those of the own company for its administrators. */
export function useOpenReports(): OpenReports {
  const { role, portalId } = useSession();
  const isStaff = role === 'MCAdmin';
  const own = useApiQuery(
    calls.portals.get,
    { params: { portalId: portalId ?? '' } },
    { enabled: role === 'Admin', whenUnreachable: 'There was an error getting this portal' },
  );
  return {
    open: role === 'Admin' ? own.data?.availableReports : isStaff ? availableReports : [],
    error: own.error,
    retry: () => void own.refetch(),
  };
}
