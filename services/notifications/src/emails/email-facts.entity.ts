import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrderFacts } from '../letters/email-facts.js';

/** What the emails of an event say, kept once for all of them, so that claiming and marking them rewrites little. */
@Entity('email_facts')
export class EmailFactsEntity {
  @PrimaryColumn('uuid')
  eventId: string;

  @Column('uuid')
  portalId: string;

  @Column('jsonb')
  data: OrderFacts;
}
