import { Inject, Injectable } from '@nestjs/common';
import type { EmailTemplateName, PortalRecord } from '@overland/contracts';
import { decrypt } from '@overland/service-kit';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import {
  carrierView,
  driverTextView,
  type EmailView,
  orderView,
  signInView,
} from '../templates/email-view.js';
import { renderDriverText, renderEmail } from '../templates/render-email.js';
import type { EmailEntity } from './email.entity.js';
import { hasSecret, isOfCarrier, isOfOrder } from './email-facts.js';

/** An email as it goes out. */
export interface WrittenEmail {
  to: string;
  /** The name in the From line. */
  from: string;
  replyTo: string;
  subject: string;
  /** A text to a phone has none. */
  html?: string;
  text: string;
  messageId: string;
  requestId: string | null;
}

/** What of a row is written; the rest is its delivery. */
export type RowToWrite = Pick<
  EmailEntity,
  'template' | 'subject' | 'toAddress' | 'messageId' | 'requestId' | 'data'
>;

/** Renders the email of a log row; the only place where an encrypted code or token is decrypted. */
@Injectable()
export class EmailWriter {
  constructor(@Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig) {}

  /** @throws Error when the secret was sealed with another key, or the row's facts are not its template's. */
  write(row: RowToWrite, portal: PortalRecord | null): WrittenEmail {
    const { subject, toAddress: to, messageId, requestId } = row;
    const { from, replyTo, ...body } = this.letterOf(row, portal);
    return {
      to,
      from,
      replyTo,
      subject,
      messageId,
      requestId,
      ...body,
    };
  }

  private letterOf(row: RowToWrite, portal: PortalRecord | null): Letter {
    const { config } = this;
    const { template, subject, toAddress: to, data } = row;
    if (isOfOrder(data)) {
      // The company itself asks the provider.
      const asked = { replyToEmail: config.SUPPORT_EMAIL, supportPhone: config.SUPPORT_PHONE };
      const from = portal && template === 'Order Client' ? { ...portal, ...asked } : portal;
      return letter(template, orderView({ subject, order: data, to, portal: from, config }));
    }
    if (isOfCarrier(data)) return letter(template, carrierView({ subject, facts: data, to, config }));
    if (!hasSecret(data)) return letter(template, signInView({ subject, facts: data, secret: '', config }));
    const secret = decrypt(data.sealed, config.MAIL_SEAL_KEY);
    if (!('uniqueId' in data)) return letter(template, signInView({ subject, facts: data, secret, config }));
    const view = driverTextView({ facts: data, secret, portal, config });
    return { from: view.asker, replyTo: view.replyTo, text: renderDriverText(view) };
  }
}

type Letter = Pick<WrittenEmail, 'from' | 'replyTo' | 'html' | 'text'>;

const letter = (template: EmailTemplateName, view: EmailView): Letter => ({
  from: view.sender.name,
  replyTo: view.sender.replyTo,
  ...renderEmail(template, view),
});
