import { Injectable } from '@nestjs/common';
import { type DispatchCall, messages } from '@overland/contracts';
import { minuteMs } from '@overland/contracts/calendar';
import { AppError, Clock, Database, invalid } from '@overland/service-kit';
import { DispatchCallsRepository } from './dispatch-calls.repository.js';
import { DispatchSubscriptionsRepository } from './dispatch-subscriptions.repository.js';
import { readInstant } from './super-dispatch/read-instant.js';

const mostCharacters = 20_000;
/** The TMS repeats a call for five minutes. An older one was recorded and replayed by somebody. */
const staleAfterMs = 10 * minuteMs;
/** How far the TMS's clock may be ahead of ours. */
const mostAheadMs = 2 * minuteMs;

interface Received {
  call: DispatchCall;
  token: string | null;
  /** The body as received. */
  text: string;
}

/** Stores calls from the TMS; a worker acts on them (docs/product/dispatch.md). */
@Injectable()
export class DispatchInbox {
  constructor(
    private readonly database: Database,
    private readonly calls: DispatchCallsRepository,
    private readonly subscriptions: DispatchSubscriptionsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError unauthorized without the token of the action's subscription; invalid for a call that is undated, too old
   * or in the future.
   */
  async receive({ call, token, text }: Received): Promise<Record<string, never>> {
    const { manager } = this.database;
    if (!token || !(await this.subscriptions.knows(manager, token, call.action))) {
      throw new AppError('unauthorized', messages.unauthorized);
    }
    if (text.length > mostCharacters) throw invalid('This call is too long.');
    const { action, order_guid } = call;
    const orderGuid = order_guid ?? '';
    const receivedAt = this.clock.now();
    const date = dateOf(call, receivedAt).toISOString();
    await this.calls.add(manager, {
      dedupKey: `${action}:${orderGuid}:${date}`,
      action,
      orderGuid,
      body: call,
      receivedAt,
    });
    return {};
  }
}

/** An undated call could be replayed forever, and one from tomorrow for a day. @throws AppError invalid */
function dateOf({ action_date }: DispatchCall, now: Date): Date {
  const date = readInstant(action_date ?? '');
  if (!date) throw invalid('This call does not say when it was made.');
  const ageMs = now.getTime() - date.getTime();
  if (ageMs >= staleAfterMs) throw invalid('This call is too old.');
  if (ageMs < -mostAheadMs) throw invalid('This call is of a later time than now.');
  return date;
}
