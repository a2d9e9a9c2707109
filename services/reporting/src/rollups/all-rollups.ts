import { onTimeRollup } from './on-time-rollup.js';
import { orderRollup } from './order-rollup.js';
import { quoteRollup } from './quote-rollup.js';
import { surveyRollup } from './survey-rollup.js';

export const allRollups = [orderRollup, quoteRollup, onTimeRollup, surveyRollup];
