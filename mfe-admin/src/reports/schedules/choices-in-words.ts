import { dimensionWords, groupingWords } from '@overland/contracts/format';
import { filteredBy } from '../report-state';
import type { NewSchedule } from './use-schedules';

/** What tells a scheduled report from another of its name: "by week, Open, Riverside Motors". */
export function choicesInWords(
  { by, compare, mileageBand, region, portalId, ...query }: Partial<NewSchedule['query']>,
  companyName: (portalId: string) => string | undefined,
): string {
  const words = [
    by && `by ${groupingWords[by].by}`,
    ...filteredBy.map((name) => query[name] && dimensionWords[name].label(query[name])),
    mileageBand !== undefined && 'one distance',
    region && (region.startsWith('other:') ? region.slice('other:'.length) : 'one region'),
    portalId && (companyName(portalId) ?? 'one company'),
    compare === 'yearBefore' && 'beside the year before',
    compare === 'periodBefore' && 'beside the period before',
  ];
  return words.filter((word) => typeof word === 'string' && word !== '').join(', ');
}
