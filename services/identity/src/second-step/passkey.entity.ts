import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** The authenticator's name for it, base64url. */
  @Column('text')
  credentialId: string;

  /** COSE, base64url. */
  @Column('text')
  publicKey: string;

  /** The authenticator's count of uses; 0 if it does not count. */
  @Column('bigint')
  counter: number;

  /** Hints how the browser reaches it, such as `internal` or `usb`. */
  @Column('jsonb')
  transports: string[];

  @Column('text')
  name: string;

  /** Whether a browser finds it without knowing whose it is; null for one that was made before this was asked. */
  @Column('boolean', { nullable: true })
  isDiscoverable: boolean | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
