import type { QuoteEntity } from '../quotes/quote.entity.js';
import type { FollowUpEntity } from './follow-up.entity.js';

/** How far a quote has come with its emails. */
export type Course = ReturnType<typeof courseOf>;
type Made = Pick<FollowUpEntity, 'step' | 'createdAt' | 'sentAt' | 'toAddress'>;

/** What was sent of one quote so far; `made` is in order. */
export function courseOf(
  { mailedAt, customerEmail }: Pick<QuoteEntity, 'mailedAt' | 'customerEmail'>,
  made: readonly Made[],
) {
  const sent = made.filter(({ sentAt, toAddress }) => sentAt !== null && toAddress === customerEmail);
  return {
    /** When its customer got it: the email of a public quote, else the first by hand to the address that it has. Null if never. */
    knownAt: mailedAt ?? sent.find(({ step }) => step === null)?.sentAt ?? null,
    lastStep: Math.max(0, ...made.map(({ step }) => step ?? 0)),
    lastAt: made.at(-1)?.createdAt ?? null,
  };
}

/** The last one that was sent. */
export function lastSent<Sent extends Pick<Made, 'sentAt'>>(made: readonly Sent[]) {
  const last = made.findLast(({ sentAt }) => sentAt !== null);
  return last?.sentAt ? { ...last, sentAt: last.sentAt } : null;
}
