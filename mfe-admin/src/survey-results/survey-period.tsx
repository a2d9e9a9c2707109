import type { SurveyDays } from '@overland/contracts';
import { isCalendarDay, providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { useSearchParams } from '@overland/web';
import { useState } from 'react';
import { PeriodPill } from '../reports/period-pill';
import { withChange } from '../reports/report-state';

/** The days of the address; none where it has none that can be asked for. */
export function useSurveyDays(): SurveyDays {
  const [parameters] = useSearchParams();
  const [from, to] = [parameters.get('from'), parameters.get('to')];
  const canAsk = from !== null && to !== null && isCalendarDay(from) && isCalendarDay(to) && from <= to;
  return canAsk ? { from, to } : {};
}

/** When the answers were given: all time, unless days are chosen. */
export function SurveyPeriod() {
  const [parameters, setParameters] = useSearchParams();
  const [today] = useState(() => todayIn(providerTimeZone, new Date()));
  const { from, to } = useSurveyDays();
  return (
    <PeriodPill
      period={from && to ? { from, to } : null}
      offersAll
      today={today}
      onPick={(change) => setParameters(withChange(parameters, change))}
    />
  );
}
