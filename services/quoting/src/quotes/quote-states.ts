import type { QuoteStatus } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';

/** The states from which each state may be reached. Booked is final (docs/product/quotes.md). */
const mayBecome: Record<QuoteStatus, readonly QuoteStatus[]> = {
  Unsaved: [],
  Saved: ['Unsaved', 'Archived'],
  Archived: ['Unsaved', 'Saved'],
  Booked: ['Unsaved', 'Saved'],
};

const restoreDays = 30;
export const restoreRefusal = `This quote was archived more than ${restoreDays} days ago and cannot be taken back.`;

/** An archived quote can be restored for 30 days. */
export function isRestorable(archivedAt: Date, now: Date): boolean {
  return now.getTime() - archivedAt.getTime() <= restoreDays * dayMs;
}

export function statesBefore(to: QuoteStatus): readonly QuoteStatus[] {
  return mayBecome[to];
}

/** The states in which a quote may be edited or its transport switched. Neither changes the state. */
export const editableStates: readonly QuoteStatus[] = ['Unsaved', 'Saved'];

/** Whether it was ever saved. Older rows do not record it; an archived one of them may have been saved. */
export function wasSaved({ wasSaved, status }: { wasSaved: boolean; status: QuoteStatus }): boolean {
  return wasSaved || status === 'Saved';
}

/** Why this is not possible in this state, in words for users. */
export function stateRefusal(status: QuoteStatus, wanted: string): string {
  switch (status) {
    case 'Booked':
      return 'This quote has already been booked.';
    case 'Archived':
      return `This quote is archived and cannot be ${wanted}. Save it again first.`;
    case 'Saved':
    case 'Unsaved':
      return `This quote is ${status} and cannot be ${wanted}.`;
  }
}
