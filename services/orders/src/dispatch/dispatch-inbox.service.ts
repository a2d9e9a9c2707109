import { Injectable } from '@nestjs/common';
import { type DispatchCall, messages } from '@overland/contracts';
import { AppError, Clock, invalid } from '@overland/service-kit';
import { DispatchCallsRepository } from './dispatch-calls.repository.js';
import { DispatchSubscriptions } from './dispatch-subscriptions.js';

const mostCharacters = 20_000;
/** The TMS repeats a call for five minutes; an older one was recorded by somebody and sent again. */
const staleAfterMs = 10 * 60_000;

interface Received {
  call: DispatchCall;
  token: string | null;
  /** The body as it came. */
  text: string;
}

/** Stores what the TMS calls to say; the worker acts on it (docs/product/dispatch.md). */
@Injectable()
export class DispatchInbox {
  constructor(
    private readonly calls: DispatchCallsRepository,
    private readonly subscriptions: DispatchSubscriptions,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError unauthorized without the token of the action's subscription; invalid for an old call. */
  async receive({ call, token, text }: Received): Promise<Record<string, never>> {
    if (!token || !(await this.subscriptions.knows(token, call.action))) {
      throw new AppError('unauthorized', messages.unauthorized);
    }
    if (text.length > mostCharacters) throw invalid('This call is too long.');
    const { action, order_guid: orderGuid, action_date: date, ...others } = call;
    const receivedAt = this.clock.now();
    if (date && receivedAt.getTime() - Date.parse(date) >= staleAfterMs)
      throw invalid('This call is too old.');
    await this.calls.add({
      dedupKey: date ? `${action}:${orderGuid ?? ''}:${date}` : null,
      action,
      orderGuid: orderGuid ?? '',
      body: { action, order_guid: orderGuid, action_date: date, ...others },
      receivedAt,
    });
    return {};
  }
}
