import { Injectable } from '@nestjs/common';
import { Clock, Database, findPeople, mayOpen, Rest, Sweeps } from '@overland/service-kit';
import { NoticeWriter } from '../notices/notice-writer.js';
import type { ReminderEntity } from './reminder.entity.js';
import { RemindersRepository } from './reminders.repository.js';

const atOnce = 100;

/**
 * Gives notices of reminders whose time has come, each once: a reminder goes away in the transaction of its notice. Who may
 * not open the order any more is told nothing.
 */
@Injectable()
export class DueReminders {
  constructor(
    private readonly database: Database,
    private readonly reminders: RemindersRepository,
    private readonly notices: NoticeWriter,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'reminding people of orders', everyMs: 5000, first: 'now' })
  async remind(stopping?: AbortSignal): Promise<Rest | null> {
    const now = this.clock.now();
    const next = await this.database.look((manager) => this.reminders.nextAt(manager));
    if (next === null || next > now) return Rest.until(next, now);
    for (let taken = atOnce; taken === atOnce && !stopping?.aborted; ) taken = await this.remindSome();
    return null;
  }

  private remindSome(): Promise<number> {
    return this.database.inSystem(async (manager) => {
      const due = await this.reminders.takeDue(manager, this.clock.now(), atOnce);
      const people = await findPeople(
        manager,
        due.map(({ userId }) => userId),
      );
      const known = new Map(people.map((person) => [person.userId, person]));
      const told = due.filter(({ userId, portalId }) => {
        const person = known.get(userId);
        return person !== undefined && mayOpen(person, portalId);
      });
      await this.notices.add(manager, told.map(toNotice), null);
      return due.length;
    });
  }
}

const toNotice = ({ userId, portalId, orderId, words }: ReminderEntity) =>
  ({ userId, portalId, orderId, words, kind: 'reminder', actor: '' }) as const;
