import { type ServiceLevel, transportChoices } from '@overland/contracts';
import { levelLabel } from '@overland/ui';
import { groupingWords } from '../grouping-words';
import type { NewSchedule } from './use-schedules';

/** What tells a scheduled report from another of its name: "by week, Open, Riverside Motors". */
export function choicesInWords(
  { by, compare, transportType, level, mileageBand, region, portalId }: Partial<NewSchedule['query']>,
  companyName: (portalId: string) => string | undefined,
): string {
  const words = [
    by && `by ${groupingWords[by].by}`,
    transportType && transportChoices[transportType],
    level && levelLabel(Number(level) as ServiceLevel),
    mileageBand !== undefined && 'one distance',
    region && (region.startsWith('other:') ? region.slice('other:'.length) : 'one region'),
    portalId && (companyName(portalId) ?? 'one company'),
    compare === 'yearBefore' && 'beside the year before',
    compare === 'periodBefore' && 'beside the period before',
  ];
  return words.filter((word) => typeof word === 'string' && word !== '').join(', ');
}
