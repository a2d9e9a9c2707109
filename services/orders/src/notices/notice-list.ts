import { type InputOf, type notices, PersonNotice, type Session } from '@overland/contracts';
import { type CheckedReply, type ListDefinition, readList } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { NoticeEntity } from './notice.entity.js';
import { ownRows } from './notices.repository.js';

const ofOrder = (column: string) => `(select o.${column} from orders o where o.id = t.order_id)`;

const noticeList: ListDefinition<NoticeEntity, PersonNotice, 'createdAt'> = {
  entity: NoticeEntity,
  row: PersonNotice,
  columns: {
    _id: 'id',
    uniqueId: { sql: ofOrder('unique_id'), type: 'int' },
    customerFullName: { sql: ofOrder('customer_full_name'), type: 'text' },
    isRead: { sql: 't.read_at is not null', type: 'boolean' },
  },
  sort: {},
  tieBreaker: 'id',
};

const newestFirst = { searchText: '', sortby: 'createdAt', sortorder: -1 } as const;

export const listNotices = (
  manager: EntityManager,
  query: InputOf<typeof notices.list>['query'],
  caller: Session,
): Promise<CheckedReply> =>
  readList(manager, noticeList, { request: { ...newestFirst, ...query }, where: ownRows(caller) });
