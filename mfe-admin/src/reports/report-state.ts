import {
  type ReportDimension,
  type ReportGrouping,
  type ReportName,
  reportComparisons,
  reportDimensions,
  reportGroupings,
  usualGrouping,
} from '@overland/contracts';
import { dimensionWords } from '@overland/contracts/format';
import { useSearchParams } from '@overland/web';
import { type Period, readPeriod } from './period';

/** A group that was chosen: `month:2026-10`. */
export interface ChosenGroup {
  by: ReportGrouping;
  key: string;
}

/** Distances are chosen by their rows. */
export const filteredBy = reportDimensions.filter((name) => name !== 'mileageBand');

/** Whether not all orders of the period count. */
export const isFiltered = ({ company, region, only }: ReportState): boolean =>
  company !== '' || region !== '' || Object.keys(only).length > 0;

/** All that the page shows, as its address says it. */
export interface ReportState extends Period {
  report: ReportName;
  compare: (typeof reportComparisons)[number];
  by: ReportGrouping;
  /** '' for all, as the next. */
  company: string;
  region: string;
  /** What is chosen of the dimensions that have a filter. */
  only: Partial<Record<ReportDimension, string>>;
  chosen: ChosenGroup | null;
  /** What the chosen group is opened by; null for what suits it. */
  inBy: ReportGrouping | null;
}

/** The costs are of what their names say. */
export const hasChoiceOfGrouping = (report: ReportName): boolean => report === 'orderVolume';

interface Known {
  today: string;
  report: ReportName;
}

/** Unknown values are left out, so that an old link works. */
export function readState(parameters: URLSearchParams, { today, report }: Known): ReportState {
  const of = <V extends string>(values: readonly V[], name: string) =>
    values.find((value) => value === parameters.get(name));
  const [chosenBy, ...key] = (parameters.get('in') ?? '').split(':');
  const chosen = hasChoiceOfGrouping(report) ? of(reportGroupings, 'by') : undefined;
  const by = chosen ?? usualGrouping[report];
  return {
    report,
    ...readPeriod(parameters.get('from'), parameters.get('to'), today),
    compare: of(reportComparisons, 'compare') ?? 'yearBefore',
    by,
    company: parameters.get('company') ?? '',
    region: parameters.get('region') ?? '',
    only: Object.fromEntries(
      filteredBy.flatMap((name) => {
        const { values, by: filter } = dimensionWords[name];
        const value = of(values, filter);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    chosen: chosenBy === by && key.length > 0 ? { by, key: key.join(':') } : null,
    inBy: of(reportGroupings, 'inBy') ?? null,
  };
}

/** Parameters of the address to set; null takes one away. */
export type Change = Readonly<Record<string, string | null>>;

export function withChange(parameters: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next.size === 0 ? '' : `?${next.toString()}`;
}

/** The state of the page, and how it is changed: by links, which Back takes back, and by filters in place. */
export function useReportState(known: Known) {
  const [parameters, setParameters] = useSearchParams();
  return {
    state: readState(parameters, known),
    /** The address of this page with something else. */
    hrefWith: (change: Change) => withChange(parameters, change) || '?',
    filter: (change: Change) =>
      setParameters((before) => new URLSearchParams(withChange(before, change)), { replace: true }),
  };
}
