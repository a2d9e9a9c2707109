import type { EventPayload } from '@overland/contracts';
import type { PlannedEmail } from './planned-email.js';

/** The text message that asks a driver for the position: an email that an SMS provider delivers to the phone. */
export function driverText(
  { phone }: Pick<EventPayload<'driver.locationRequested'>, 'phone'>,
  { eventId, gatewayDomain }: { eventId: string; gatewayDomain: string },
): PlannedEmail {
  return {
    template: 'Driver Location Request',
    to: `${phone}@${gatewayDomain}`,
    transition: `asked:${eventId}`,
  };
}
