import { addToPortalReplicas } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowWhiteLabel1791000000170 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addToPortalReplicas(queryRunner, { accentColor: '', replyToEmail: '', supportPhone: '' });
  }

  /** The old version does not look at them. */
  async down(): Promise<void> {}
}
