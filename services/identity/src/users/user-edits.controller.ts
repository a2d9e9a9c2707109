import { Controller } from '@nestjs/common';
import { type InputOf, type ReplyOf, type Session, userEdits } from '@overland/contracts';
import { Caller, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { Invitations } from './invitations.service.js';
import { UserEdits } from './user-edits.service.js';

@Controller()
export class UserEditsController {
  constructor(
    private readonly invitations: Invitations,
    private readonly edits: UserEdits,
  ) {}

  @Implements(userEdits.create)
  create(
    @Input() { body }: InputOf<typeof userEdits.create>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof userEdits.create>> {
    return this.invitations.create(body, { session, info });
  }

  @Implements(userEdits.update)
  update(
    @Input() { params, body }: InputOf<typeof userEdits.update>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof userEdits.update>> {
    return this.edits.update(params.userId, body, { session, info });
  }

  @Implements(userEdits.setStatus)
  setStatus(
    @Input() { params, body }: InputOf<typeof userEdits.setStatus>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof userEdits.setStatus>> {
    return this.edits.setStatus(params.userId, body.status, { session, info });
  }

  @Implements(userEdits.invite)
  invite(
    @Input() { params }: InputOf<typeof userEdits.invite>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof userEdits.invite>> {
    return this.invitations.sendAgain(params.userId, { session, info });
  }

  @Implements(userEdits.endSessions)
  endSessions(
    @Input() { params }: InputOf<typeof userEdits.endSessions>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ): Promise<ReplyOf<typeof userEdits.endSessions>> {
    return this.edits.endSessions(params.userId, { session, info });
  }
}
