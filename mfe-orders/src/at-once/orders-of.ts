import { formatCountOf } from '@overland/ui';

/** "1 order", "1,286 orders". */
export const ordersOf = (count: number): string => formatCountOf(count, 'order');
