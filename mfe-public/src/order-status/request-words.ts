import type { ChangeRequestState, CustomerRequest } from '@overland/contracts';
import { type Text, t } from '@overland/i18n';
import { type ChipTone, formatDay, formatInstantDay } from '@overland/ui';

export const whatOf = ({ kind, wishedDay }: CustomerRequest): string =>
  kind === 'cancel'
    ? t('Cancel my order')
    : t('First pickup day {day}', { day: wishedDay === null ? '' : formatDay(wishedDay) });

export const standingOf: Record<ChangeRequestState, { tone: ChipTone; label: Text }> = {
  open: { tone: 'amber', label: 'Not answered yet' },
  accepted: { tone: 'solid', label: 'Accepted' },
  declined: { tone: 'grey', label: 'Declined' },
  withdrawn: { tone: 'grey', label: 'Taken back' },
};

/** "Asked Nov 24, 2026, answered Nov 25, 2026: “Gladly.”" */
export function historyOf({ state, askedAt, answeredAt, answer }: CustomerRequest): string {
  const asked = formatInstantDay(askedAt);
  if (answeredAt === null) return t('Asked {asked}.', { asked });
  const answered = formatInstantDay(answeredAt);
  if (state === 'withdrawn') return t('Asked {asked}, taken back {answered}.', { asked, answered });
  return answer === ''
    ? t('Asked {asked}, answered {answered}.', { asked, answered })
    : t('Asked {asked}, answered {answered}: “{answer}”', { asked, answered, answer });
}
