import type { Role, UserStatus } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `users`. E-mail addresses are kept in lower case, roles in the spelling of the contract. */
@Entity('users')
export class UserEntity {
  @PrimaryColumn({ type: 'uuid' }) id: string;
  @Column({ name: 'portal_id', type: 'uuid' }) portalId: string;
  @Column({ type: 'text' }) email: string;
  @Column({ name: 'first_name', type: 'text' }) firstName: string;
  @Column({ name: 'last_name', type: 'text' }) lastName: string;
  @Column({ type: 'text', default: '' }) phone: string;
  @Column({ name: 'mobile_phone', type: 'text', default: '' }) mobilePhone: string;
  @Column({ type: 'text' }) role: Role;
  @Column({ name: 'is_super_admin', type: 'boolean', default: false }) isSuperAdmin: boolean;
  @Column({ type: 'text', default: 'Active' }) status: UserStatus;
  /** argon2id, in its own text form. Never read but by the sign-in. */
  @Column({ name: 'password_hash', type: 'text', select: false }) passwordHash: string;
  /** Set for a temporary password: from here on it opens nothing. */
  @Column({ name: 'must_change_password_at', type: 'timestamptz', nullable: true })
  mustChangePasswordAt: Date | null;
  @Column({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
