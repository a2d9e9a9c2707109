import { Controller } from '@nestjs/common';
import { followUps, type InputOf, type Session } from '@overland/contracts';
import { type By, CalledBy, Caller, Implements, Input } from '@overland/service-kit';
import { FollowUpOptOuts } from './follow-up-opt-outs.service.js';
import { FollowUpsService } from './follow-ups.service.js';
import { FollowUpsTogether } from './follow-ups-together.service.js';

@Controller()
export class FollowUpsController {
  constructor(
    private readonly followUps: FollowUpsService,
    private readonly together: FollowUpsTogether,
    private readonly optOuts: FollowUpOptOuts,
  ) {}

  @Implements(followUps.get)
  get(@Input() { params }: InputOf<typeof followUps.get>, @Caller() session: Session) {
    return this.followUps.get(params.quoteId, session);
  }

  @Implements(followUps.preview)
  preview(@Input() { body }: InputOf<typeof followUps.preview>, @CalledBy() by: By) {
    return this.followUps.preview(body, by);
  }

  @Implements(followUps.send)
  send(@Input() { body }: InputOf<typeof followUps.send>, @CalledBy() by: By) {
    return this.followUps.send(body, by);
  }

  @Implements(followUps.takeBack)
  takeBack(@Input() { body }: InputOf<typeof followUps.takeBack>, @Caller() session: Session) {
    return this.followUps.takeBack(body, session);
  }

  @Implements(followUps.plan)
  plan(@Input() { body }: InputOf<typeof followUps.plan>, @Caller() session: Session) {
    return this.together.plan(body, session);
  }

  @Implements(followUps.sendMany)
  sendMany(@Input() { body }: InputOf<typeof followUps.sendMany>, @Caller() session: Session) {
    return this.together.send(body, session);
  }

  @Implements(followUps.takeBackMany)
  takeBackMany(@Input() { body }: InputOf<typeof followUps.takeBackMany>, @Caller() session: Session) {
    return this.together.takeBack(body.followUps, session);
  }

  @Implements(followUps.answered)
  answered(@Input() { body }: InputOf<typeof followUps.answered>, @Caller() session: Session) {
    return this.followUps.answered(body, session);
  }

  @Implements(followUps.subscription)
  subscription(@Input() { body }: InputOf<typeof followUps.subscription>) {
    return this.optOuts.subscription(body.token);
  }

  @Implements(followUps.subscribe)
  subscribe(@Input() { body }: InputOf<typeof followUps.subscribe>) {
    return this.optOuts.takeBack(body.token);
  }

  @Implements(followUps.unsubscribe)
  unsubscribe(@Input() { body }: InputOf<typeof followUps.unsubscribe>) {
    return this.optOuts.end(body.token);
  }

  @Implements(followUps.unsubscribeAtOnce)
  unsubscribeAtOnce(@Input() { params }: InputOf<typeof followUps.unsubscribeAtOnce>) {
    return this.optOuts.end(params.token);
  }
}
