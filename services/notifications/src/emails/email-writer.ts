import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EmailTemplateName, PortalRecord } from '@overland/contracts';
import { inLanguage } from '@overland/i18n';
import { decrypt } from '@overland/service-kit';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import {
  type EmailFacts,
  hasSecret,
  isOfCarrier,
  isOfDriver,
  isOfOrder,
  isOfQuote,
  isOfReport,
  type QuoteFacts,
  type ReportFacts,
  readFacts,
} from '../letters/email-facts.js';
import { isOrderTemplate } from '../letters/order-letter.js';
import { readerLanguage } from '../rules/reader-language.js';
import {
  carrierView,
  driverTextView,
  type EmailView,
  reportView,
  signInView,
} from '../templates/email-view.js';
import { orderView } from '../templates/order-view.js';
import { quoteView } from '../templates/quote-view.js';
import { renderDriverText, renderEmail } from '../templates/render-email.js';
import { subjectOf } from '../templates/subjects.js';
import type { WholeEmail } from './email.entity.js';

export interface WrittenEmail {
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  /** Missing in text messages to phones. */
  html?: string;
  text: string;
  messageId: string;
  requestId: string | null;
  attachments?: Attachment[];
  /** In addition to those of every email. */
  headers?: Record<string, string>;
}

interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export type RowToWrite = Pick<
  WholeEmail,
  'template' | 'subject' | 'toAddress' | 'messageId' | 'requestId' | 'data'
>;

/** Renders the email of a log row. The only place that decrypts codes and tokens. */
@Injectable()
export class EmailWriter {
  constructor(@Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig) {}

  /** @throws Error if the secret was encrypted with another key, or the row's data does not fit its template. */
  write(row: RowToWrite, portal: PortalRecord | null): WrittenEmail {
    const { subject, toAddress: to, messageId, requestId } = row;
    const data = readFacts(row.data);
    const language = readerLanguage(row.template, data, to);
    const { from, replyTo, ...body } = inLanguage(language, () => this.letterOf({ ...row, data }, portal));
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

  subjectOf(template: EmailTemplateName, facts: EmailFacts, to: string): string {
    return inLanguage(readerLanguage(template, facts, to), () =>
      subjectOf(template, facts, this.config.BRAND_NAME),
    );
  }

  /** An order's email shown to somebody else: the tokens in its links are not valid. */
  preview(row: RowToWrite, portal: PortalRecord | null): WrittenEmail {
    const MAIL_SEAL_KEY = randomBytes(32).toString('base64');
    return new EmailWriter({ ...this.config, MAIL_SEAL_KEY }).write(row, portal);
  }

  private letterOf(row: RowToWrite, portal: PortalRecord | null): Letter {
    const { config } = this;
    const { template, subject, toAddress: to, data } = row;
    if (isOfOrder(data)) {
      if (!isOrderTemplate(template)) throw new Error(`${template} is not an email of an order.`);
      // Companies ask the provider.
      const support = { replyToEmail: config.SUPPORT_EMAIL, supportPhone: config.SUPPORT_PHONE };
      const from = portal && template === 'Order Client' ? { ...portal, ...support } : portal;
      return letter(template, orderView({ template, subject, order: data, to, portal: from, config }));
    }
    if (isOfReport(data)) return this.reportLetter(template, subject, data);
    if (isOfQuote(data)) return this.quoteLetter(row, data, portal);
    if (isOfCarrier(data)) return letter(template, carrierView({ subject, facts: data, to, config }));
    if (!hasSecret(data)) return letter(template, signInView({ subject, facts: data, secret: '', config }));
    const secret = decrypt(data.sealed, config.MAIL_SEAL_KEY);
    if (!isOfDriver(data)) return letter(template, signInView({ subject, facts: data, secret, config }));
    const view = driverTextView({ facts: data, secret, portal, config });
    return { from: view.asker, replyTo: view.replyTo, text: renderDriverText(view) };
  }

  /** A follow-up can be ended, the quote that was asked for cannot. */
  private quoteLetter(
    { template, subject }: RowToWrite,
    facts: QuoteFacts,
    portal: PortalRecord | null,
  ): Letter {
    const view = quoteView({ subject, facts, portal, config: this.config });
    return { ...letter(template, view), ...(facts.followUp && unsubscribeHeaders(view)) };
  }

  /** With its files. */
  private reportLetter(template: EmailTemplateName, subject: string, facts: ReportFacts): Letter {
    const view = reportView({ subject, facts, config: this.config });
    return {
      ...letter(template, view),
      attachments: facts.files.map(({ name, kind, base64 }) => ({
        filename: name,
        contentType: kind,
        content: Buffer.from(base64, 'base64'),
      })),
      ...unsubscribeHeaders(view),
    };
  }
}

/** For unsubscribing by one click (RFC 8058). */
const unsubscribeHeaders = ({ unsubscribeAddress }: { unsubscribeAddress: string }) => ({
  headers: {
    'List-Unsubscribe': `<${unsubscribeAddress}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});

type Letter = Pick<WrittenEmail, 'from' | 'replyTo' | 'html' | 'text' | 'attachments' | 'headers'>;

const letter = (template: EmailTemplateName, view: EmailView): Letter => ({
  from: view.sender.name,
  replyTo: view.sender.replyTo,
  ...renderEmail(template, view),
});
