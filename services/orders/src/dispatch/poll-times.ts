import { dayMs, minuteMs } from '@overland/contracts/calendar';
import type { DispatchEntity } from '../dispatches/dispatch.entity.js';

const everyMinutes = 30;
/** Invoices arrive within these days after the delivery, or are not waited for. */
const afterDeliveryDays = 30;

/** When to read the order from the TMS again; null if only its calls bring news. Jittered, so that polls are spread out. */
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
