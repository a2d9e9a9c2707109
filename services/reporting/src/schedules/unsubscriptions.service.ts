import { Inject, Injectable } from '@nestjs/common';
import { messages } from '@overland/contracts';
import { AppError, Database, linkKeyFrom, readIdLink } from '@overland/service-kit';
import { REPORTING_CONFIG, type ReportingConfig } from '../config.js';
import { SchedulesRepository } from './schedules.repository.js';

/** Ends scheduled reports by the link in their email: it ends that one report, and allows nothing else. */
@Injectable()
export class Unsubscriptions {
  private readonly linkKey: Buffer;

  constructor(
    private readonly database: Database,
    private readonly schedules: SchedulesRepository,
    @Inject(REPORTING_CONFIG) config: ReportingConfig,
  ) {
    this.linkKey = linkKeyFrom(config.MAIL_SEAL_KEY, 'report schedules');
  }

  /** Ending it twice is no error. @throws AppError linkExpired for a link that we did not make. */
  async end(token: string): Promise<{ message: string }> {
    const id = readIdLink(this.linkKey, token);
    if (id === null) throw new AppError('linkExpired', messages.linkNotValid);
    await this.database.inSystem((manager) => this.schedules.remove(manager, { id }));
    return { message: 'This report is not sent to you any more.' };
  }
}
