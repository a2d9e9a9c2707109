import type { PaymentDispute } from '@overland/contracts';
import { formatListDay } from '@overland/ui';

/** "Since Nov 28: says that the dealer pays.", below a chip that says what. */
export const sinceText = ({ at, reason }: PaymentDispute, now: Date): string =>
  `Since ${formatListDay(at, now)}: ${reason}`;

/** "In dispute since Nov 28, noted by Dana Whitfield: says that the dealer pays." */
export const disputeText = ({ at, by, reason }: PaymentDispute, now: Date): string =>
  `In dispute since ${formatListDay(at, now)}, noted by ${by}: ${reason}`;
