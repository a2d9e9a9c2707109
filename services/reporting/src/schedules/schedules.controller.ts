import { Controller } from '@nestjs/common';
import { type InputOf, reportSchedules, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { SchedulesService } from './schedules.service.js';
import { Unsubscriptions } from './unsubscriptions.service.js';

@Controller()
export class SchedulesController {
  constructor(
    private readonly schedules: SchedulesService,
    private readonly unsubscriptions: Unsubscriptions,
  ) {}

  @Implements(reportSchedules.list)
  list(@Caller() caller: Session) {
    return this.schedules.list(caller);
  }

  @Implements(reportSchedules.add)
  add(@Input() { body }: InputOf<typeof reportSchedules.add>, @Caller() caller: Session) {
    return this.schedules.add(body, caller);
  }

  @Implements(reportSchedules.remove)
  remove(@Input() { params }: InputOf<typeof reportSchedules.remove>, @Caller() caller: Session) {
    return this.schedules.remove(params.scheduleId, caller);
  }

  @Implements(reportSchedules.unsubscribe)
  unsubscribe(@Input() { body }: InputOf<typeof reportSchedules.unsubscribe>) {
    return this.unsubscriptions.end(body.token);
  }

  @Implements(reportSchedules.unsubscribeAtOnce)
  unsubscribeAtOnce(@Input() { params }: InputOf<typeof reportSchedules.unsubscribeAtOnce>) {
    return this.unsubscriptions.end(params.token);
  }
}
