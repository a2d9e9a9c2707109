import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A portal with the number of its active users. A view. */
@Entity('portal_list')
export class PortalListEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  companyName: string;

  @Column('boolean')
  isDealership: boolean;

  @Column('boolean')
  isPremium: boolean;

  @Column('boolean')
  isCustomerPortal: boolean;

  @Column('boolean')
  hasCustomRates: boolean;

  @Column('text')
  companyCity: string;

  @Column('text')
  companyState: string;

  @Column('text')
  contactFullName: string;

  @Column('text')
  contactEmail: string;

  @Column('int')
  users: number;
}
