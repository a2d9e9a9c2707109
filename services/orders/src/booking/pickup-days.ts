import { Injectable } from '@nestjs/common';
import { settings } from '@overland/contracts';
import { addDays, earliestPickup, todayIn } from '@overland/contracts/calendar';
import { Clock, ServiceClient } from '@overland/service-kit';
import type { PickupCalendar } from './pickup-day.js';

const knownDays = 366;

/** Today's calendar for first pickup days. Quoting knows the holidays. */
@Injectable()
export class PickupDays {
  constructor(
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError if quoting cannot be reached. */
  async on(timeZone: string, requestId: string): Promise<PickupCalendar> {
    const holidays = await this.client.call(settings.holidays, {}, { requestId });
    const today = todayIn(timeZone, this.clock.now());
    const last = addDays(today, knownDays);
    return {
      today,
      firstPickupDay: earliestPickup(today, new Set(holidays.map(({ date }) => date))),
      blockedDays: holidays.filter(({ date }) => date >= today && date <= last),
    };
  }
}
