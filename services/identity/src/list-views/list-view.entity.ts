import type { ViewedList } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('list_views')
export class ListViewEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** The company that the person belonged to; nobody of another one sees it. */
  @Column('uuid')
  portalId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  list: ViewedList;

  @Column('text')
  name: string;

  @Column('text')
  query: string;

  @Column('boolean')
  isShared: boolean;

  @Column('timestamptz')
  createdAt: Date;
}
