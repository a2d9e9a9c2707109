import type { Activity, SdStatus } from '@overland/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('activities')
export class ActivityEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  actor: string;

  @Column('text')
  kind: Activity['kind'];

  @Column('text', { nullable: true })
  fromStatus: SdStatus | null;

  @Column('text', { nullable: true })
  toStatus: SdStatus | null;

  @Column('text')
  source: Activity['source'];

  @Column('text')
  note: string;

  /** What the provider's staff read in place of the note, where it names some of them. */
  @Column('text', { nullable: true })
  staffNote: string | null;

  /** What an edit changed, in the words of the form. */
  @Column('jsonb')
  changes: Activity['changes'];

  /** Whom a note mentions, and how they are called to the provider's staff and to the people of the company. */
  @Column('jsonb', { default: [] })
  mentions: { userId: string; toStaff: string; toCompany: string }[];
}

type Sometimes = 'changes' | 'staffNote' | 'mentions';
export type NewActivity = Omit<ActivityEntity, 'id' | Sometimes> & Partial<Pick<ActivityEntity, Sometimes>>;
