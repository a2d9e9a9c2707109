import { DueRow } from '@overland/service-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address for which a reset link was requested, whether or not it has an account. */
@Entity('reset_requests')
export class ResetRequestEntity extends DueRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  requestId: string | null;

  @Column('text', { nullable: true })
  traceparent: string | null;
}
