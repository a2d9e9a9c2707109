import type { OrderMilestoneReached } from '@overland/contracts';
import { inLanguage, type Language, t } from '@overland/i18n';
import '@overland/i18n/server';

type Reached = Pick<OrderMilestoneReached, 'milestone'> & { order: { uniqueId: number } };

/**
 * The text for a device, which names only the order's number; null for milestones without a message (docs/product/emails.md).
 */
export function pushTextOf({ milestone, order }: Reached, language: Language): string | null {
  const number = String(order.uniqueId);
  return inLanguage(language, () => {
    switch (milestone) {
      case 'accepted':
        return t('A driver is assigned to order {number}', { number });
      case 'picked_up':
        return t('Order {number} was picked up', { number });
      case 'delivered':
        return t('Order {number} was delivered', { number });
      case 'canceled':
        return t('Order {number} is canceled', { number });
      case 'requestAnswered':
        return t('Your request for order {number} is answered', { number });
      default:
        return null;
    }
  });
}
