import { Inject, Injectable } from '@nestjs/common';
import { decrypt, encrypt, isOrderLink, linkKeyFrom, readOrderLink } from '@overland/service-kit';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import type { PushDeviceEntity } from './push-device.entity.js';

/** The link to the order's page with which a device was added, and which its messages open. */
@Injectable()
export class PushLinks {
  private readonly secret: string;
  private readonly key: Buffer;

  constructor(@Inject(NOTIFICATIONS_CONFIG) { MAIL_SEAL_KEY }: NotificationsConfig) {
    this.secret = MAIL_SEAL_KEY;
    this.key = linkKeyFrom(MAIL_SEAL_KEY, 'orders');
  }

  seal(token: string): string {
    return encrypt(token, this.secret);
  }

  /** Null if it was encrypted with another key: such links have ended too. */
  open({ linkSealed }: Pick<PushDeviceEntity, 'linkSealed'>): string | null {
    try {
      return decrypt(linkSealed, this.secret);
    } catch {
      return null;
    }
  }

  /** Whether it is still the current customer's link. */
  isOf(device: Pick<PushDeviceEntity, 'linkSealed'>, customerEmail: string): boolean {
    const link = readOrderLink(this.open(device) ?? '');
    return link !== null && isOrderLink(this.key, link, customerEmail);
  }
}
