import type { Report, ReportRow } from '@overland/contracts';

/** Orders whose level nobody knows cannot be asked for. */
export const canOpen = (by: Report['by'], { key }: ReportRow): boolean => by !== 'level' || key !== 'none';
