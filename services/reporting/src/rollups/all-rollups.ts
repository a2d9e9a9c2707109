import { quoteRollup } from '../conversion/quote-rollup.js';
import { onTimeRollup } from '../on-time/on-time-rollup.js';
import { orderRollup } from '../reports/order-rollup.js';
import { surveyRollup } from '../surveys/survey-rollup.js';

export const allRollups = [orderRollup, quoteRollup, onTimeRollup, surveyRollup];
