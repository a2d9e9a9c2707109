import { t } from '@overland/i18n';
import type { ServiceLevel } from '../constants.js';

/** `1 business day`, `3 business days`. */
export function levelLabel(level: ServiceLevel): string {
  return t('{count, plural, one {# business day} other {# business days}}', { count: level });
}
