import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('authenticators')
export class AuthenticatorEntity {
  @PrimaryColumn('uuid')
  userId: string;

  /** Encrypted with IDENTITY_SEAL_KEY. */
  @Column('text')
  secretSealed: string;

  @Column('timestamptz')
  createdAt: Date;

  /** Null until a code was entered; it only counts from then on. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** The 30-second period of the last entered code: this and earlier codes are used up. */
  @Column('int')
  lastStep: number;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
