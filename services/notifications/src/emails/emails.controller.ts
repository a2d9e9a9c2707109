import { Controller } from '@nestjs/common';
import { emails, type InputOf } from '@overland/contracts';
import { type By, CalledBy, Implements, Input } from '@overland/service-kit';
import { AudienceService } from './audience.service.js';
import { EmailsService } from './emails.service.js';

@Controller()
export class EmailsController {
  constructor(
    private readonly service: EmailsService,
    private readonly audiences: AudienceService,
  ) {}

  @Implements(emails.audience)
  audience(@Input() { body }: InputOf<typeof emails.audience>, @CalledBy() { session, info }: By) {
    return this.audiences.of(body, session, info);
  }

  @Implements(emails.audiences)
  audiencesOfMany(@Input() { body }: InputOf<typeof emails.audiences>, @CalledBy() { session, info }: By) {
    return this.audiences.ofMany(body, session, info);
  }

  @Implements(emails.ofBooking)
  ofBooking(@Input() { body }: InputOf<typeof emails.ofBooking>, @CalledBy() { session }: By) {
    return this.audiences.ofBooking(body, session);
  }

  @Implements(emails.ofBookings)
  ofBookings(@Input() { body }: InputOf<typeof emails.ofBookings>) {
    return this.audiences.ofBookings(body);
  }

  @Implements(emails.logs)
  logs(@Input() { params }: InputOf<typeof emails.logs>, @CalledBy() { session, info }: By) {
    return this.service.logsOfOrder(params.orderId, session, info);
  }
}
