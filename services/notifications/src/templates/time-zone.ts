import type { PortalRecord } from '@overland/contracts';
import { providerTimeZone } from '@overland/contracts/calendar';

/** The days in an email are those of the portal's time zone. */
export const timeZoneOf = (portal: Pick<PortalRecord, 'timeZone'> | null): string =>
  portal?.timeZone ?? providerTimeZone;
