import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type RowJob, RowQueue } from '@overland/service-kit';
import type { Queue } from 'bullmq';

export const exportQueueName = 'order-export';

@Injectable()
export class ExportQueue extends RowQueue {
  constructor(@InjectQueue(exportQueueName) queue: Queue<RowJob>) {
    super(queue);
  }
}
