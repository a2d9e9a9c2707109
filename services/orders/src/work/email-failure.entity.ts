import type { EmailTemplateName } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An email about an order that failed for good. The notifications service owns emails. */
@Entity('email_failures')
export class EmailFailureEntity {
  @PrimaryColumn('uuid')
  orderId: string;

  @PrimaryColumn('text')
  template: EmailTemplateName;

  @PrimaryColumn('text')
  toAddress: string;

  @Column('uuid')
  portalId: string;

  @Column('uuid')
  emailId: string;

  /** Null if it has been sent since. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** When it failed or was sent. An older event is ignored. */
  @Column('timestamptz')
  changedAt: Date;
}
