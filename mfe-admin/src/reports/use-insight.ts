import { mostReportDays } from '@overland/contracts';
import { addDays } from '@overland/contracts/calendar';
import { useSearchParams, useSeenPortal } from '@overland/web';
import { type Period, readPeriod } from './period';
import { type Change, withChange } from './report-state';

export type InsightQuery = Period & { portalId?: string };

interface Insight {
  period: Period;
  /** '' for all. */
  company: string;
  /** One company of all can be chosen. */
  canChoose: boolean;
  query: InsightQuery;
  filter: (change: Change) => void;
}

/** What the address asks for, of a report that covers a year at most: the last one of a longer period. */
export function useInsight(today: string): Insight {
  const [parameters, setParameters] = useSearchParams();
  const { viewedAs, seesAll } = useSeenPortal();
  const chosen = readPeriod(parameters.get('from'), parameters.get('to'), today);
  const first = addDays(chosen.to, 1 - mostReportDays);
  const period = { from: chosen.from > first ? chosen.from : first, to: chosen.to };
  const company = parameters.get('company') ?? '';
  const portalId = viewedAs ?? company;
  return {
    period,
    company,
    canChoose: seesAll,
    query: { ...period, ...(portalId !== '' && { portalId }) },
    filter: (change) =>
      setParameters((before) => new URLSearchParams(withChange(before, change)), { replace: true }),
  };
}
