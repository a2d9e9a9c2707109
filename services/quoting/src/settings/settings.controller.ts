import { Controller } from '@nestjs/common';
import { type InputOf, type Session, settings } from '@overland/contracts';
import { type By, CalledBy, Caller, Implements, Input } from '@overland/service-kit';
import { PricingSnapshot } from './pricing-snapshot.js';
import { SettingsService } from './settings.service.js';

@Controller()
export class SettingsController {
  constructor(
    private readonly snapshot: PricingSnapshot,
    private readonly service: SettingsService,
  ) {}

  /** Only the super admin may read the default sheet. */
  @Implements(settings.get)
  async get(@Caller() session: Session) {
    if (session.role === 'MCAdmin' && session.isSuperAdmin) return this.service.get();
    const { serviceLevels, holidays } = (await this.snapshot.get()).settings;
    return { serviceLevels, holidays };
  }

  @Implements(settings.holidays)
  async holidays() {
    return (await this.snapshot.get()).settings.holidays;
  }

  @Implements(settings.history)
  history(@Input() { query }: InputOf<typeof settings.history>) {
    return this.service.history(query);
  }

  @Implements(settings.warnings)
  warnings(@Input() { body }: InputOf<typeof settings.warnings>) {
    return this.service.warn(body);
  }

  @Implements(settings.update)
  update(@Input() { body }: InputOf<typeof settings.update>, @CalledBy() by: By) {
    return this.service.change(body, by);
  }
}
