import { Inject, Injectable } from '@nestjs/common';
import type { PortalRecord } from '@overland/contracts';
import { open } from '@overland/service-kit';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import { orderView, signInView } from '../templates/mail-view.js';
import { type MailContents, renderMail } from '../templates/render-mail.js';
import type { StoredEmail } from './stored-email.js';

/** Turns a row of the log into what its mail says; the only place where a sealed code or token is opened. */
@Injectable()
export class MailWriter {
  constructor(@Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig) {}

  /** @throws Error when the secret was sealed with another key, or the row's facts are not its template's. */
  write({ template, subject, data }: StoredEmail, portal: PortalRecord | null): MailContents {
    if ('sealed' in data) {
      const secret = open(data.sealed, this.config.MAIL_SEAL_KEY);
      return renderMail(template, signInView({ subject, facts: data, secret, config: this.config }));
    }
    if (!('orderId' in data)) throw new Error('The row has no facts to write of.');
    return renderMail(template, orderView({ subject, order: data, portal, config: this.config }));
  }
}
