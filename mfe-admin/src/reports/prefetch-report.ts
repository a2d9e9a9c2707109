import { availableReports } from '@overland/contracts';
import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { type PageAddress, prefetch, seenPortalNow, useSession } from '@overland/web';
import { readState } from './report-state';
import { ownPortalCall } from './use-open-reports';
import { reportCall, reportQuery } from './use-report';

/** The report that opens first, as MCAdmin reads it; which one an Admin reads first, their portal says. */
export function prefetchReport({ search }: PageAddress): Promise<void> | undefined {
  const { role, portalId } = useSession.getState();
  if (role === 'Admin') return prefetch(...ownPortalCall({ role, portalId }));
  const [report] = availableReports;
  if (role !== 'MCAdmin' || search !== '') return undefined;
  const today = todayIn(providerTimeZone, new Date());
  const state = readState(new URLSearchParams(), { today, report });
  return prefetch(...reportCall(report, reportQuery(state, seenPortalNow().viewedAs)));
}
