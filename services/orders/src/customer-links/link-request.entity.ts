import { DueRow } from '@overland/service-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An order number and email from a request for a link. There may be no such order. */
@Entity('link_requests')
export class LinkRequestEntity extends DueRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  uniqueId: number;

  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  requestId: string | null;

  @Column('text', { nullable: true })
  traceparent: string | null;
}
