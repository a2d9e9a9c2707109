import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A number and an email that asked for the link to an order, whether or not there is such an order. */
@Entity('link_requests')
export class LinkRequestEntity {
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

  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  @Column('int')
  attempts: number;
}
