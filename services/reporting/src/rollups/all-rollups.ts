import { quoteRollup } from '../conversion/quote-rollup.js';
import { onTimeRollup } from '../on-time/on-time-rollup.js';
import { orderRollup } from '../reports/order-rollup.js';

export const allRollups = [orderRollup, quoteRollup, onTimeRollup];
