import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A file of moves that become quotes. Its progress is that of its rows. */
@Entity('quote_imports')
export class QuoteImportEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  portalId: string;

  @Column('text')
  companyName: string;

  @Column('text')
  fileName: string;

  @Column('uuid')
  createdBy: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
