import { Injectable, Logger } from '@nestjs/common';
import { hourMs, minuteMs, providerTimeZone } from '@overland/contracts/calendar';
import { Clock, Database, processMetrics, Sweeps, withLongStatements } from '@overland/service-kit';
import { allRollups } from './all-rollups.js';
import type { Rollup } from './rollup.js';
import { allowLongStatements, countDifferences, oneSnapshot } from './rollup-sql.js';
import { RollupStatesRepository } from './rollup-states.repository.js';

const everyMs = 10 * minuteMs;
/** Less than a day, so that there is one every night. */
const lastNightMs = 20 * hourMs;

/** Compares the rollups with the facts once a night. A difference is a defect: it is logged and shown in `/metrics`. */
@Injectable()
export class RollupRecount {
  private readonly logger = new Logger('RollupRecount');

  constructor(
    private readonly database: Database,
    private readonly states: RollupStatesRepository,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'recounting rollups', everyMs })
  async run(): Promise<void> {
    const now = this.clock.now();
    if (!isNight(now, providerTimeZone)) return;
    const since = new Date(now.getTime() - lastNightMs);
    for (const rollup of allRollups) {
      const isDue = await this.states.claim(this.database.manager, rollup.name, { since, now });
      if (isDue) await this.recount(rollup);
    }
  }

  /** @returns in how many rows the rollup differs from the facts. */
  async recount(rollup: Rollup): Promise<number> {
    const { name } = rollup;
    const differences = await this.database.inSystem(async (manager) => {
      for (const setting of [oneSnapshot, allowLongStatements]) await manager.query(setting);
      const counting = () => manager.query<{ differences: number }[]>(countDifferences(rollup));
      const [row] = await withLongStatements(manager, counting);
      return row?.differences ?? 0;
    });
    await this.states.keep(this.database.manager, name, differences);
    processMetrics().rollupDifferences.set({ rollup: name }, differences);
    if (differences > 0)
      this.logger.error(`${differences} rows of the rollup of ${name} are not what the facts add up to`);
    else this.logger.log(`the rollup of ${name} is what the facts add up to`);
    return differences;
  }
}

/** Between two and five, when hardly anybody works. */
function isNight(now: Date, timeZone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  return hour >= 2 && hour < 5;
}
