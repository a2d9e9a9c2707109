import { Injectable } from '@nestjs/common';
import { type Claim, DueWork, type DueWorker } from '@overland/service-kit';
import { CarrierApplicationEntity } from './carrier-application.entity.js';
import { CarrierMails } from './carrier-mails.js';

/** Mails the applications that had to wait. */
@Injectable()
@DueWork({
  name: 'carrier-application',
  entity: CarrierApplicationEntity,
  // Those of the last minute may be about to be mailed by a request of version 1.0, with a copy to the applicant.
  where: `mailed_at is null and received_at < now() - interval '1 minute'`,
})
export class CarrierMailer implements DueWorker<CarrierApplicationEntity> {
  constructor(private readonly mails: CarrierMails) {}

  /** The time of the mailing stays as `dueAt`, from which the hours of later applications are counted. */
  work(application: CarrierApplicationEntity, claim: Claim<CarrierApplicationEntity>): Promise<void> {
    return claim.inSystem(async (manager) => {
      await this.mails.add(manager, application, []);
      await claim.again(manager, { next: claim.now, columns: { mailedAt: claim.now } });
    });
  }
}
