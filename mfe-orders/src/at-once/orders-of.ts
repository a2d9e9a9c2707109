import { formatCount } from '@overland/ui';

/** "1 order", "1,286 orders". */
export const ordersOf = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'order' : 'orders'}`;
