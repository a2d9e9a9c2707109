import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EmailPreview, PortalRecord, Session } from '@overland/contracts';
import { minuteMs } from '@overland/contracts/calendar';
import { Clock, Database, FileReply, notFound } from '@overland/service-kit';
import { EmailWriter, type RowToWrite } from '../emails/email-writer.js';
import { EmailPreviewsRepository } from './email-previews.repository.js';

export const previewMinutes = 5;

/** The page of a preview: the last one of each person, for minutes. */
@Injectable()
export class PreviewPages {
  constructor(
    private readonly database: Database,
    private readonly previews: EmailPreviewsRepository,
    private readonly writer: EmailWriter,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError notFound for an unknown address, or one that has expired. */
  async page(token: string): Promise<FileReply> {
    const found = await this.database.inSystem((manager) =>
      this.previews.find(manager, hashOf(token), this.clock.now()),
    );
    if (!found) throw notFound('This preview is no longer available. Please open it again.');
    return new FileReply(Buffer.from(found.html), previewHeaders);
  }

  async show(
    email: RowToWrite,
    { portal, to, caller }: { portal: PortalRecord | null; to: string[]; caller: Pick<Session, 'userId'> },
  ): Promise<EmailPreview> {
    const { subject, html = '' } = this.writer.preview(email, portal);
    const token = randomBytes(32).toString('base64url');
    const preview = {
      userId: caller.userId,
      tokenHash: hashOf(token),
      html: previewHtml(html),
      expiresAt: new Date(this.clock.now().getTime() + previewMinutes * minuteMs),
    };
    await this.database.inSystem((manager) => this.previews.keep(manager, preview));
    return { to, subject, page: `/api/email-previews/${token}` };
  }
}

/** Since 256 random bits cannot be guessed, one round of SHA-256 is enough. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The page loads nothing and runs nothing: it has the email's styles, an embedded logo, and no origin. Only our own pages may
 * frame it. It does not matter who opened the frame, as nobody is signed in there.
 */
const previewHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "img-src 'self' data:",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * Makes links open new windows, which the sandbox forbids, so that they do nothing in a preview. A logo, or
 * our sign, comes from the site that shows the preview.
 */
const previewHtml = (html: string): string =>
  html
    .replace('<head>', '<head>\n<base target="_blank">')
    .replace(/<img src="https?:\/\/[^"/]{1,255}\/(api\/logos\/|icon-192\.png")/, '<img src="/$1');
