import { Processor, WorkerHost } from '@nestjs/bullmq';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import {
  describeError,
  type RowJob,
  rowWorkerOptions,
  runRowJob,
  SERVICE_NAME,
  SERVICE_ROLE,
  type ServiceRole,
  Tracing,
} from '@overland/service-kit';
import { DelayedError, type Job } from 'bullmq';
import { EmailDelivery } from './email-delivery.js';
import { EmailJobs } from './email-jobs.js';
import { type MailLane, mailLanes } from './mail-lanes.js';
import { NotNow } from './outcomes.js';
import { type SmtpCircuit, SmtpCircuits } from './smtp-circuit.js';

/** Sends the emails of a lane. While the mail server is down, it takes one batch of jobs per probe. */
@Injectable()
abstract class LaneProcessor extends WorkerHost implements OnApplicationBootstrap, OnModuleDestroy {
  protected abstract readonly lane: MailLane;
  private readonly logger = new Logger('EmailProcessor');
  private probe: NodeJS.Timeout | undefined;

  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(SERVICE_ROLE) private readonly role: ServiceRole,
    private readonly delivery: EmailDelivery,
    private readonly jobs: EmailJobs,
    private readonly circuits: SmtpCircuits,
    private readonly tracing: Tracing,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.role === 'web') return;
    this.circuit.onDown(() => this.pause());
    this.circuit.onBack(() => this.resume());
    // After repeated crashes a job may be delayed by minutes, although the mail server is back.
    this.log(this.jobs.retryNow(this.lane));
  }

  onModuleDestroy(): void {
    clearTimeout(this.probe);
  }

  async process(job: Job<RowJob>, token?: string): Promise<void> {
    const { tracing, service } = this;
    try {
      await runRowJob(job, { tracing, service }, (id) => this.delivery.deliver(id));
    } catch (error) {
      if (!(error instanceof NotNow)) throw error;
      await job.moveToDelayed(Date.now() + error.againInMs, token);
      throw new DelayedError();
    }
  }

  private get circuit(): SmtpCircuit {
    return this.circuits[this.lane];
  }

  private pause(): void {
    this.logger.warn('the mail server is down, emails wait');
    this.log(this.worker.pause(true));
    clearTimeout(this.probe);
    this.probe = setTimeout(() => this.log(this.worker.resume()), this.circuit.probeEveryMs);
  }

  private resume(): void {
    this.logger.log('the mail server is back');
    clearTimeout(this.probe);
    this.log(Promise.all([this.worker.resume(), this.jobs.retryNow(this.lane)]));
  }

  private log(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.logger.warn(describeError(error).message));
  }
}

const optionsOf = (lane: MailLane) => ({ ...rowWorkerOptions, concurrency: mailLanes[lane].connections });

@Processor(mailLanes.signIn.queue, optionsOf('signIn'))
export class SignInEmailProcessor extends LaneProcessor {
  protected readonly lane = 'signIn';
}

@Processor(mailLanes.others.queue, optionsOf('others'))
export class EmailProcessor extends LaneProcessor {
  protected readonly lane = 'others';
}
