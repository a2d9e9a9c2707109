import { Controller } from '@nestjs/common';
import { type InputOf, listViews, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { ListViews } from './list-views.service.js';

@Controller()
export class ListViewsController {
  constructor(private readonly views: ListViews) {}

  @Implements(listViews.list)
  list(@Input() { query }: InputOf<typeof listViews.list>, @Caller() caller: Session) {
    return this.views.list(query.list, caller);
  }

  @Implements(listViews.add)
  add(@Input() { body }: InputOf<typeof listViews.add>, @Caller() caller: Session) {
    return this.views.add(body, caller);
  }

  @Implements(listViews.remove)
  remove(@Input() { params }: InputOf<typeof listViews.remove>, @Caller() caller: Session) {
    return this.views.remove(params.listViewId, caller);
  }
}
