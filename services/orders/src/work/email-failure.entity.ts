import type { EmailTemplateName } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An email of an order that failed for good; the notifications service owns emails. */
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

  /** null: it has gone through since. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** When it failed or went through, so that an older event changes nothing. */
  @Column('timestamptz')
  changedAt: Date;
}
