import { createECDH, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  customerOrders,
  type NewPushDevice,
  type PushOffer,
  type PushStanding,
  type ReplyOf,
} from '@overland/contracts';
import { Clock, Database, invalidField, ServiceClient } from '@overland/service-kit';
import { pushCurve } from './encrypt-push.js';
import { PushClient } from './push-client.js';
import { PushDevicesRepository } from './push-devices.repository.js';
import { PushLinks } from './push-links.js';

const notThere = 'Your browser cannot be told of this order.';

type CustomerLink = ReplyOf<typeof customerOrders.link>;

/**
 * Customers' browsers that get messages about an order (docs/product/emails.md). Whoever has the link to its page may add one.
 */
@Injectable()
export class PushDevices {
  constructor(
    private readonly database: Database,
    private readonly devices: PushDevicesRepository,
    private readonly services: ServiceClient,
    private readonly client: PushClient,
    private readonly links: PushLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError linkExpired */
  async offer(token: string, endpoint: string | null, requestId: string): Promise<PushOffer> {
    const { orderId } = await this.linkOf(token, requestId);
    const { publicKey } = this.client;
    if (endpoint === null) return { publicKey, isOn: false };
    const isOn = await this.database.inSystem((manager) => this.devices.has(manager, orderId, endpoint));
    return { publicKey, isOn };
  }

  /**
   * Adding a device twice keeps one.
   * @throws AppError linkExpired; invalid for an address that belongs to no known push service; tooManyRequests
   */
  async add({ token, endpoint, keys, language }: NewPushDevice, requestId: string): Promise<PushStanding> {
    const { orderId, portalId, endsAt } = await this.linkOf(token, requestId);
    if (this.client.publicKey === null || !this.client.isKnown(endpoint)) {
      throw invalidField('endpoint', notThere);
    }
    if (!areKeys(keys)) throw invalidField('keys', notThere);
    const device = {
      ...{ id: randomUUID(), createdAt: this.clock.now() },
      ...{ orderId, portalId, endpoint, ...keys, language },
      linkSealed: this.links.seal(token),
      endsAt: endsAt === null ? null : new Date(endsAt),
    };
    await this.database.inSystem((manager) => this.devices.keep(manager, device));
    return { isOn: true };
  }

  /** Removing it twice changes nothing. @throws AppError linkExpired */
  async end(token: string, endpoint: string, requestId: string): Promise<PushStanding> {
    const { orderId } = await this.linkOf(token, requestId);
    await this.database.inSystem((manager) => this.devices.end(manager, orderId, endpoint));
    return { isOn: false };
  }

  /** @throws AppError linkExpired, the same for every link that does not work. */
  private linkOf(token: string, requestId: string): Promise<CustomerLink> {
    return this.services.call(customerOrders.link, { body: { token } }, { requestId });
  }
}

/** A point that is not on the curve would make every message fail. */
function areKeys({ p256dh, auth }: NewPushDevice['keys']): boolean {
  const own = createECDH(pushCurve);
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(p256dh, 'base64url').length === 65 && Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
