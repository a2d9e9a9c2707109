import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code for somebody who has lost phone and keys. It works once. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('text')
  codeHash: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
