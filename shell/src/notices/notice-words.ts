import type { PersonNotice } from '@overland/contracts';
import { formatCount } from '@overland/ui';

type Told = Pick<PersonNotice, 'kind' | 'actor' | 'uniqueId' | 'orders' | 'orderId'>;

/** What a notice says in one line. */
export function noticeTitle({ kind, actor, uniqueId, orders }: Told): string {
  switch (kind) {
    case 'mention':
      return `${actor} mentioned you in order #${uniqueId}`;
    case 'handOver':
      return orders === 1
        ? `${actor} handed order #${uniqueId} over to you`
        : `${actor} handed ${formatCount(orders)} orders over to you`;
    case 'reminder':
      return `Reminder of order #${uniqueId}`;
  }
}

/** Of several orders the list of the own ones. */
export const noticeAddress = ({ orders, orderId }: Told): string =>
  orders === 1 ? `/order/${orderId}` : '/orders?owner=mine';

/** On the bell, where little fits. */
export const shortCount = (unread: number): string => (unread > 99 ? '99+' : String(unread));
