import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { messages } from '@overland/contracts';
import { minuteMs } from '@overland/contracts/calendar';
import { AppError, addressPrefix, Clock } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';

/** Failed lookups with one email within a quarter of an hour: from one network address, and from all. */
const most = { fromOneAddress: 20, fromAll: 100 };
export const lookupMs = 15 * minuteMs;

/** Who looks up an order by its number, and from where. */
export interface Lookup {
  email: string;
  /** The network address. */
  address: string;
}

/** Counts who tries to find an order. Numbers are not counted: anybody could use up those of others. */
@Injectable()
export class LookupTriesRepository {
  constructor(private readonly clock: Clock) {}

  /**
   * Counts a try before it is made, so that those at the same time cannot pass together; commit it before the answer. What one
   * address uses up beyond its own limit does not count for all.
   * @returns false when there were too many.
   */
  async take(manager: EntityManager, lookup: Lookup): Promise<boolean> {
    const { ofAddress, ofEmail } = keysOf(lookup);
    if ((await this.count(manager, ofAddress)) > most.fromOneAddress) return false;
    return (await this.count(manager, ofEmail)) <= most.fromAll;
  }

  /** The right one is not counted. */
  async giveBack(manager: EntityManager, lookup: Lookup): Promise<void> {
    const { ofAddress, ofEmail } = keysOf(lookup);
    await manager.query('update lookup_tries set tries = tries - 1 where key = any($1) and tries > 0', [
      [ofAddress, ofEmail],
    ]);
  }

  private async count(manager: EntityManager, key: string): Promise<number> {
    const now = this.clock.now();
    const [{ tries }] = await manager.query(
      `insert into lookup_tries as seen (key, tries, since) values ($1, 1, $2)
       on conflict (key) do update set
         tries = case when seen.since <= $3 then 1 else seen.tries + 1 end,
         since = case when seen.since <= $3 then excluded.since else seen.since end
       returning tries`,
      [key, now, new Date(now.getTime() - lookupMs)],
    );
    return tries;
  }
}

/** Hashed, so that we do not keep the addresses of strangers. */
const keysOf = ({ email, address }: Lookup) => ({
  ofAddress: hashOf(`${addressPrefix(address)} ${email}`),
  ofEmail: hashOf(email),
});
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export const triedTooOften = () =>
  new AppError('tooManyRequests', messages.tooManyLookups, { retryAfterSeconds: lookupMs / 1000 });
