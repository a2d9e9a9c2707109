import type { PortalRecord } from '@overland/contracts';
import { formatDaysInFull, formatInstantIn } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import type { OrderFacts } from '../letters/email-facts.js';
import { isCanceled } from '../letters/order-states.js';
import { timeZoneOf } from './time-zone.js';

export interface StopDays {
  label: string;
  when: string;
  /** The planned days beside the actual one; '' before that. */
  planned: string;
}

/**
 * When it was picked up and delivered, with the plan beside it; before that the plan alone, marked as such if the order is
 * canceled.
 */
export function stopDays(
  order: OrderFacts,
  portal: PortalRecord | null,
): Record<'pickup' | 'delivery', StopDays> {
  const { pickedUpAt, deliveredAt, pickupWindow, deliveryWindow } = order;
  const fact = (label: string, at: string, window: OrderFacts['pickupWindow']): StopDays => ({
    label,
    when: formatInstantIn(at, timeZoneOf(portal)),
    planned: t('planned: {days}', { days: formatDaysInFull(window) }),
  });
  const plan = (label: string, window: OrderFacts['pickupWindow']): StopDays => {
    const days = formatDaysInFull(window);
    return { label, when: isCanceled(order) ? t('Planned {days}', { days }) : days, planned: '' };
  };
  return {
    pickup: pickedUpAt ? fact(t('Picked up'), pickedUpAt, pickupWindow) : plan(t('Pickup'), pickupWindow),
    delivery: deliveredAt
      ? fact(t('Delivered'), deliveredAt, deliveryWindow)
      : plan(t('Delivery'), deliveryWindow),
  };
}
