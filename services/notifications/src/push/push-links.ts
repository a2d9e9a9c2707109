import { Inject, Injectable } from '@nestjs/common';
import { decrypt, encrypt, isOrderLink, orderLinkKeyFrom, readOrderLink } from '@overland/service-kit';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import type { PushDeviceEntity } from './push-device.entity.js';

/** The link to the order's page that a device was added by, and that its messages open. */
@Injectable()
export class PushLinks {
  private readonly secret: string;
  private readonly key: Buffer;

  constructor(@Inject(NOTIFICATIONS_CONFIG) { MAIL_SEAL_KEY }: NotificationsConfig) {
    this.secret = MAIL_SEAL_KEY;
    this.key = orderLinkKeyFrom(MAIL_SEAL_KEY);
  }

  seal(token: string): string {
    return encrypt(token, this.secret);
  }

  /** Null for one that was sealed with another key: links that were made with it have ended, too. */
  open({ linkSealed }: Pick<PushDeviceEntity, 'linkSealed'>): string | null {
    try {
      return decrypt(linkSealed, this.secret);
    } catch {
      return null;
    }
  }

  /** Whether it is still the link of who is the customer now. */
  isOf(device: Pick<PushDeviceEntity, 'linkSealed'>, customerEmail: string): boolean {
    const link = readOrderLink(this.open(device) ?? '');
    return link !== null && isOrderLink(this.key, link, customerEmail);
  }
}
