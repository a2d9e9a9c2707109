import type { PortalRecord } from '@overland/contracts';
import { providerTimeZone } from '@overland/contracts/calendar';

/** Where the days of an email are counted: where the portal is. */
export const timeZoneOf = (portal: Pick<PortalRecord, 'timeZone'> | null): string =>
  portal?.timeZone ?? providerTimeZone;
