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
    case 'booking':
      return `${actor} booked order #${uniqueId}`;
    case 'request':
      return `${actor} asks for a change to order #${uniqueId}`;
    case 'claim':
      return `${actor} reported damage to order #${uniqueId}`;
    case 'survey':
      return `${actor} gave a low mark for order #${uniqueId}`;
  }
}

const cards: Partial<Record<Told['kind'], string>> = { request: '#requests', claim: '#claims' };

/** Of several orders the list of the own ones. */
export const noticeAddress = ({ kind, orders, orderId }: Told): string =>
  orders === 1 ? `/order/${orderId}${cards[kind] ?? ''}` : '/orders?owner=mine';

/** On the bell, where little fits. */
export const shortCount = (unread: number): string => (unread > 99 ? '99+' : String(unread));
