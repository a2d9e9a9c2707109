import type { UploadType } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of an order: `signed` until it was uploaded and added. A removed one is kept for 30 days. */
@Entity('order_files')
export class OrderFileEntity {
  /** Its key in the store, below the order's id. */
  @PrimaryColumn('text')
  key: string;

  @Column('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  @Column('text')
  name: string;

  @Column('text')
  type: UploadType;

  /** Bytes. */
  @Column('int')
  size: number;

  @Column('text')
  state: 'signed' | 'added' | 'removed';

  /** Whether a small picture is stored beside it. */
  @Column('boolean')
  hasPreview: boolean;

  /** Whether the customer sees it too. */
  @Column('boolean')
  forCustomer: boolean;

  /** It belongs to a claim, which shows it; the order's own files leave it out. */
  @Column('boolean')
  forClaim: boolean;

  /** The terms as they were accepted: nobody removes it. */
  @Column('boolean', { default: false })
  isProof: boolean;

  @Column('text')
  addedBy: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  addedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;
}
