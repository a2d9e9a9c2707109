import type { PaymentDispute } from '@overland/contracts';
import { formatListDay } from '@overland/ui';

/** "In dispute since Nov 28: says that the dealer pays." */
export const disputeText = ({ at, reason }: PaymentDispute, now: Date): string =>
  `In dispute since ${formatListDay(at, now)}: ${reason}`;
