import { Injectable, Logger } from '@nestjs/common';
import { Database, DueWork, type DueWorker, notHeld, TryLater } from '@overland/service-kit';
import { PushClient, type PushOutcome } from './push-client.js';
import type { PushDeviceEntity } from './push-device.entity.js';
import { PushDevicesRepository } from './push-devices.repository.js';
import { PushLinks } from './push-links.js';
import { PushMessageEntity } from './push-message.entity.js';

/** Sends messages to devices. Logs only ids, as a device's address is a secret. */
@Injectable()
@DueWork({
  name: 'push-message',
  entity: PushMessageEntity,
  where: notHeld('pushes'),
  atOnce: 20,
  isGivenUp: ({ giveUpAt }: PushMessageEntity, { next }) => next >= giveUpAt,
})
export class PushSender implements DueWorker<PushMessageEntity> {
  private readonly logger = new Logger('Push');

  constructor(
    private readonly database: Database,
    private readonly devices: PushDevicesRepository,
    private readonly links: PushLinks,
    private readonly client: PushClient,
  ) {}

  async work(message: PushMessageEntity): Promise<void> {
    const device = await this.database.inSystem((manager) => this.devices.get(manager, message.deviceId));
    const outcome = await this.send(message, device);
    if (outcome.kind === 'failed') {
      throw new TryLater(`status ${outcome.status ?? 'of no answer'}`, outcome.retryAfterSeconds * 1000);
    }
    if (outcome.kind === 'refused') {
      this.logger.warn(`message ${message.id} to device ${device.id} is refused (${outcome.status})`);
    }
    if (outcome.kind !== 'gone') return;
    this.logger.log(`device ${device.id} is gone (${outcome.status ?? 'not asked'})`);
    await this.database.inSystem((manager) => this.devices.remove(manager, [device]));
  }

  private async send({ title, tag }: PushMessageEntity, device: PushDeviceEntity): Promise<PushOutcome> {
    const token = this.links.open(device);
    if (token === null) return { kind: 'gone', status: null };
    return this.client.send(device, { title, tag, path: `/order-status/${token}` });
  }
}
