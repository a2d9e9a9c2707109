import { Module } from '@nestjs/common';
import { PushClient } from './push-client.js';
import { PushDevicesController } from './push-devices.controller.js';
import { PushDevicesRepository } from './push-devices.repository.js';
import { PushDevices } from './push-devices.service.js';
import { PushEvents } from './push-events.listener.js';
import { PushLinks } from './push-links.js';
import { PushSender } from './push-sender.worker.js';

@Module({
  controllers: [PushDevicesController],
  providers: [PushClient, PushDevices, PushDevicesRepository, PushEvents, PushLinks, PushSender],
})
export class PushModule {}
