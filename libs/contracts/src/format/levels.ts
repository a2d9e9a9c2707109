import type { ServiceLevel } from '../constants.js';

/** `1 business day`, `3 business days`. */
export function levelLabel(level: ServiceLevel): string {
  return `${level} business day${level === 1 ? '' : 's'}`;
}
