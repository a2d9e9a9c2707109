import { quoteCounts } from '../conversion/quote-counts.js';
import { onTimeCounts } from '../on-time/on-time-counts.js';

export const allCounts = [quoteCounts, onTimeCounts];
