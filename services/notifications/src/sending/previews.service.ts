import { Injectable } from '@nestjs/common';
import type { EmailPreview, EmailRequest, emailSending, InputOf, Session } from '@overland/contracts';
import { Database, findPortal, type RequestInfo, unavailable } from '@overland/service-kit';
import { EmailWriter } from '../emails/email-writer.js';
import { OutgoingEmails } from '../emails/outgoing-emails.js';
import { followUpEmail } from '../rules/follow-up-email.js';
import { EarlierEmails } from './earlier-emails.js';
import { PreviewPages } from './preview-pages.service.js';
import { SendingService } from './sending.service.js';

type FollowUpToPreview = InputOf<typeof emailSending.previewFollowUp>['body'];

/** Previews of emails (docs/product/emails.md). */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly database: Database,
    private readonly pages: PreviewPages,
    private readonly sending: SendingService,
    private readonly earlier: EarlierEmails,
    private readonly writer: EmailWriter,
    private readonly outgoing: OutgoingEmails,
  ) {}

  async preview(request: EmailRequest, caller: Session, call: RequestInfo): Promise<EmailPreview> {
    const { email, portal, to } = await this.sending.compose(request, caller, call);
    return this.pages.show(email, { portal, to, caller });
  }

  /** @throws AppError as `EarlierEmails.find`. */
  async previewAgain(emailId: string, caller: Session, call: RequestInfo): Promise<EmailPreview> {
    const { email, facts } = await this.earlier.find(emailId, caller, call);
    const { template, toAddress, portalId } = email;
    const portal = await this.database.withPortal({ portalId }, (manager) => findPortal(manager, portalId));
    const subject = this.writer.subjectOf(template, facts, toAddress);
    return this.pages.show({ ...email, subject, data: facts }, { portal, to: [toAddress], caller });
  }

  /** @throws AppError unavailable while the portal is not known here. */
  async previewFollowUp({ userId, followUp }: FollowUpToPreview): Promise<EmailPreview> {
    const { portalId, mail, followUpId: eventId } = followUp;
    const portal = await this.database.withPortal({ portalId }, (manager) => findPortal(manager, portalId));
    const cause = { eventId, requestId: null };
    const [email] = this.outgoing.compose({ cause, ...followUpEmail(followUp) });
    if (!portal || !email) throw unavailable();
    return this.pages.show(email, { portal, to: [mail.email], caller: { userId } });
  }
}
