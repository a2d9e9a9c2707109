import type { ChangeRequestState, CustomerRequest } from '@overland/contracts';
import { type ChipTone, formatDay, formatInstantDay } from '@overland/ui';

export const whatOf = ({ kind, wishedDay }: CustomerRequest): string =>
  kind === 'cancel'
    ? 'Cancel my order'
    : `First pickup day ${wishedDay === null ? '' : formatDay(wishedDay)}`;

export const standingOf: Record<ChangeRequestState, { tone: ChipTone; label: string }> = {
  open: { tone: 'amber', label: 'Not answered yet' },
  accepted: { tone: 'solid', label: 'Accepted' },
  declined: { tone: 'grey', label: 'Declined' },
  withdrawn: { tone: 'grey', label: 'Taken back' },
};

/** "Asked Nov 24, 2026, answered Nov 25, 2026: “Gladly.”" */
export function historyOf({ state, askedAt, answeredAt, answer }: CustomerRequest): string {
  const asked = `Asked ${formatInstantDay(askedAt)}`;
  if (answeredAt === null) return `${asked}.`;
  const day = formatInstantDay(answeredAt);
  if (state === 'withdrawn') return `${asked}, taken back ${day}.`;
  return answer === '' ? `${asked}, answered ${day}.` : `${asked}, answered ${day}: “${answer}”`;
}
