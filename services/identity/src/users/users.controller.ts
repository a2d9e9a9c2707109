import { Controller } from '@nestjs/common';
import { type InputOf, type Session, users } from '@overland/contracts';
import { Caller, fileReply, Implements, Input } from '@overland/service-kit';
import { UsersService } from './users.service.js';

@Controller()
export class UsersController {
  constructor(private readonly service: UsersService) {}

  @Implements(users.own)
  own(@Caller() caller: Session) {
    return this.service.getOwn(caller);
  }

  @Implements(users.get)
  get(@Input() { params }: InputOf<typeof users.get>, @Caller() caller: Session) {
    return this.service.getUser(caller, params.userId);
  }

  @Implements(users.list)
  list(@Input() { query }: InputOf<typeof users.list>, @Caller() caller: Session) {
    return this.service.listUsers(caller, query);
  }

  @Implements(users.listOfPortal)
  listOfPortal(@Input() { params }: InputOf<typeof users.listOfPortal>, @Caller() caller: Session) {
    return this.service.listUsersOfPortal(caller, params);
  }

  @Implements(users.listAll)
  listAll(@Input() { query }: InputOf<typeof users.listAll>, @Caller() caller: Session) {
    return this.service.listUsers(caller, query);
  }

  @Implements(users.names)
  names(@Input() { query }: InputOf<typeof users.names>, @Caller() caller: Session) {
    return this.service.listNames(caller, query.portalId ?? null);
  }

  @Implements(users.person)
  person(@Input() { body }: InputOf<typeof users.person>) {
    return this.service.getPerson(body.userId);
  }

  @Implements(users.export)
  async export(@Input() { query }: InputOf<typeof users.export>, @Caller() caller: Session) {
    return fileReply(users.export, await this.service.export(caller, query), 'users.csv');
  }
}
