import { dayMs, minuteMs } from '@overland/contracts/calendar';
import type { DispatchEntity } from '../dispatches/dispatch.entity.js';

const everyMinutes = 30;
/** Invoices come within these days of the delivery, or are not waited for. */
const afterDeliveryDays = 30;

/** When the TMS is asked for this order again; null when only its call brings news. Jittered, so that not all come at once. */
export function nextPollAt(
  { tmsStatus, tmsChangedAt }: Pick<DispatchEntity, 'tmsStatus' | 'tmsChangedAt'>,
  now: Date,
  random: () => number = Math.random,
): Date | null {
  const jitter = 0.8 + 0.4 * random();
  switch (tmsStatus) {
    case 'paid':
    case 'order_canceled':
      return null;
    case 'delivered':
    case 'invoiced': {
      const isOver =
        tmsChangedAt !== null && now.getTime() - tmsChangedAt.getTime() > afterDeliveryDays * dayMs;
      return isOver ? null : new Date(now.getTime() + dayMs * jitter);
    }
    default:
      return new Date(now.getTime() + everyMinutes * minuteMs * jitter);
  }
}
