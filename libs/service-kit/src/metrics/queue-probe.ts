import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Queue } from 'bullmq';

const states = ['waiting', 'delayed', 'active', 'failed'] as const;

/** Counts the jobs of a service by queue and state. */
@Injectable()
export class QueueProbe {
  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws when a queue does not answer. */
  async ping(): Promise<void> {
    await Promise.all(this.queues().map((queue) => queue.getWaitingCount()));
  }

  /** @throws when a queue does not answer. */
  async depths(): Promise<{ queue: string; state: string; jobs: number }[]> {
    const counted = await Promise.all(
      this.queues().map(async (queue) => {
        const { prioritized = 0, ...counts } = await queue.getJobCounts(...states, 'prioritized');
        // A job of low priority is waiting, too.
        counts.waiting = (counts.waiting ?? 0) + prioritized;
        return states.map((state) => ({ queue: queue.name, state, jobs: counts[state] ?? 0 }));
      }),
    );
    return counted.flat();
  }

  private queues(): Queue[] {
    const instances = this.discovery.getProviders().map((wrapper): unknown => wrapper.instance);
    return [...new Set(instances.filter((instance) => instance instanceof Queue))];
  }
}
