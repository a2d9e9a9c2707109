import { Controller } from '@nestjs/common';
import { type InputOf, reminders, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { Reminders } from './reminders.service.js';

@Controller()
export class RemindersController {
  constructor(private readonly own: Reminders) {}

  @Implements(reminders.list)
  list(@Input() { query }: InputOf<typeof reminders.list>, @Caller() caller: Session) {
    return this.own.list(query.orderId, caller);
  }

  @Implements(reminders.set)
  set(@Input() { params, body }: InputOf<typeof reminders.set>, @Caller() caller: Session) {
    return this.own.set(params.orderId, body, caller);
  }

  @Implements(reminders.remove)
  remove(@Input() { params }: InputOf<typeof reminders.remove>, @Caller() caller: Session) {
    return this.own.remove(params.orderId, caller);
  }
}
