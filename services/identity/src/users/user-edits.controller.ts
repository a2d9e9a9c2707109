import { Controller } from '@nestjs/common';
import { type InputOf, userEdits } from '@overland/contracts';
import { type By, CalledBy, Implements, Input, Judges } from '@overland/service-kit';
import { Invitations } from './invitations.service.js';
import { UserEdits } from './user-edits.service.js';

@Controller()
export class UserEditsController {
  constructor(
    private readonly invitations: Invitations,
    private readonly edits: UserEdits,
  ) {}

  @Implements(userEdits.create)
  create(@Input() { body }: InputOf<typeof userEdits.create>, @CalledBy() by: By) {
    return this.invitations.create(body, by);
  }

  @Judges(userEdits.create)
  judgeNew({ body }: InputOf<typeof userEdits.create>, by: By) {
    return this.invitations.judge(body, by);
  }

  @Implements(userEdits.update)
  update(@Input() { params, body }: InputOf<typeof userEdits.update>, @CalledBy() by: By) {
    return this.edits.update(params.userId, body, by);
  }

  @Judges(userEdits.update)
  judgeChange({ params, body: { version: _, ...form } }: InputOf<typeof userEdits.update>, by: By) {
    return this.edits.judge(params.userId, form, by);
  }

  @Implements(userEdits.setStatus)
  setStatus(@Input() { params, body }: InputOf<typeof userEdits.setStatus>, @CalledBy() by: By) {
    return this.edits.setStatus(params.userId, body.status, by);
  }

  @Implements(userEdits.invite)
  invite(@Input() { params }: InputOf<typeof userEdits.invite>, @CalledBy() by: By) {
    return this.invitations.sendAgain(params.userId, by);
  }

  @Implements(userEdits.endSessions)
  endSessions(@Input() { params }: InputOf<typeof userEdits.endSessions>, @CalledBy() by: By) {
    return this.edits.endSessions(params.userId, by);
  }
}
