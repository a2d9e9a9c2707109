import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { EmailPreviewEntity } from './email-preview.entity.js';

/** The last preview of each person. */
@Injectable()
export class EmailPreviewsRepository {
  /** Null for one that has expired, too. */
  find(manager: EntityManager, tokenHash: string, now: Date): Promise<EmailPreviewEntity | null> {
    return manager.findOneBy(EmailPreviewEntity, { tokenHash, expiresAt: MoreThan(now) });
  }

  async keep(manager: EntityManager, preview: EmailPreviewEntity): Promise<void> {
    await manager.upsert(EmailPreviewEntity, preview, ['userId']);
  }
}
