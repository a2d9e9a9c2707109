import { styled } from '@overland/ui';
import { CompanyFilter } from '@overland/ui/table';
import { PeriodPill } from './period-pill';
import type { useInsight } from './use-insight';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '14px 0' });

interface InsightFiltersProps
  extends Pick<ReturnType<typeof useInsight>, 'period' | 'company' | 'canChoose' | 'filter'> {
  today: string;
}

export function InsightFilters({ period, company, canChoose, filter, today }: InsightFiltersProps) {
  return (
    <Bar>
      <PeriodPill period={period} today={today} onPick={filter} />
      {canChoose && <CompanyFilter value={company} onPick={(value) => filter({ company: value || null })} />}
    </Bar>
  );
}
