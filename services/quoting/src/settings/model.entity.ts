import type { ListedModel, PricingClass } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A model of the list of makes and models. The "Other" entries are built in and not stored. */
@Entity('makes')
export class ModelEntity implements ListedModel {
  @PrimaryColumn('text')
  make: string;

  @PrimaryColumn('text')
  model: string;

  @Column('text')
  pricingClass: PricingClass;
}
