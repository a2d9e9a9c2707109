import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A passkey (WebAuthn credential) of a person. */
@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** As the authenticator names it, base64url. */
  @Column('text')
  credentialId: string;

  /** COSE, base64url. */
  @Column('text')
  publicKey: string;

  /** How often it was used, as the authenticator counts; 0 for those that do not count. */
  @Column('bigint')
  counter: number;

  /** How the browser reaches it, such as `internal` or `usb`: hints. */
  @Column('jsonb')
  transports: string[];

  @Column('text')
  name: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
