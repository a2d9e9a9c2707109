import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type RowJob, RowQueue } from '@overland/service-kit';
import type { Queue } from 'bullmq';

export const importQueueName = 'quote-import';

@Injectable()
export class ImportQueue extends RowQueue {
  constructor(@InjectQueue(importQueueName) queue: Queue<RowJob>) {
    super(queue);
  }
}
