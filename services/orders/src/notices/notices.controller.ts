import { Controller } from '@nestjs/common';
import { type InputOf, notices, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { Notices } from './notices.service.js';

@Controller()
export class NoticesController {
  constructor(private readonly own: Notices) {}

  @Implements(notices.list)
  list(@Input() { query }: InputOf<typeof notices.list>, @Caller() caller: Session) {
    return this.own.list(query, caller);
  }

  @Implements(notices.unread)
  unread(@Caller() caller: Session) {
    return this.own.unread(caller);
  }

  @Implements(notices.readAll)
  readAll(@Input() { body }: InputOf<typeof notices.readAll>, @Caller() caller: Session) {
    return this.own.readAll(body, caller);
  }

  @Implements(notices.read)
  read(@Input() { params }: InputOf<typeof notices.read>, @Caller() caller: Session) {
    return this.own.read(params.noticeId, caller);
  }
}
