import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's authenticator app: the secret that it makes codes of. */
@Entity('authenticators')
export class AuthenticatorEntity {
  @PrimaryColumn('uuid')
  userId: string;

  /** Encrypted with IDENTITY_SEAL_KEY. */
  @Column('text')
  secretSealed: string;

  @Column('timestamptz')
  createdAt: Date;

  /** Null until a code was entered: only then it counts. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** The 30 seconds whose code was entered last: that one and those before are used up. */
  @Column('int')
  lastStep: number;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
