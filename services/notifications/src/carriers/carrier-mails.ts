import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import { OutgoingEmails } from '../emails/outgoing-emails.js';
import type { CarrierApplicationEntity } from './carrier-application.entity.js';

type Mailed = Pick<CarrierApplicationEntity, 'id' | 'requestId' | 'carrier' | 'language'>;

@Injectable()
export class CarrierMails {
  constructor(
    @Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig,
    private readonly outgoing: OutgoingEmails,
  ) {}

  /** Mails the application to the recruiting mailbox, and to `copyTo`. */
  async add(manager: EntityManager, application: Mailed, copyTo: readonly string[]): Promise<void> {
    const { id, requestId, carrier, language } = application;
    const addresses = new Set([this.config.RECRUITING_EMAIL, ...copyTo]);
    await this.outgoing.add(manager, {
      cause: { eventId: id, requestId },
      order: null,
      emails: [...addresses].map((to) => ({ template: 'Carriers', to, transition: 'applied' })),
      facts: { carrier, language },
    });
  }
}
