import { formatCountOf } from '@overland/ui';

/** An order's emails go together, once none of its steps can be undone any more. */
export const whenEmailed = 'a minute after the last step with the order';

/** How long a step can be taken back, and what that means for its emails. */
export function undoTimeText(what: string, seconds: number, { tells }: { tells: boolean }): string {
  const emails = tells ? ' Emails about it go out after that.' : '';
  return `You can take ${what} back for ${formatCountOf(seconds, 'second')}.${emails}`;
}
