import type { MigrationInterface, QueryRunner } from 'typeorm';

const before = {
  en: 'Payment: on delivery (COD). We ask for it before a carrier is sent.',
  es: 'Pago: contra entrega (COD). Se lo pedimos antes de enviar un transportista.',
  whoCalls: 'only the carrier of your order calls you.',
  quienLlama: 'solo le llama el transportista de su pedido.',
};
const after = {
  en: 'Payment is due before the pickup. If you booked on our site yourself, we assign a driver once it is paid.',
  es: 'El pago vence antes de la recogida. Si usted mismo reservó en nuestro sitio, asignamos un conductor en cuanto esté pagado.',
  whoCalls: 'only we and the carrier of your order call you.',
  quienLlama: 'solo le llamamos nosotros y el transportista de su pedido.',
};

/**
 * The terms that came with the product said that customers pay on delivery, and that only carriers call them. Those that
 * somebody wrote stay as they are.
 */
export class SayWhenToPay1791000000470 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(
      `insert into terms_versions (portal_id, version, sections, sections_es, created_at, created_by)
       select null, 2, replace(replace(sections::text, $1, $2), $5, $6)::jsonb,
         replace(replace(sections_es::text, $3, $4), $7, $8)::jsonb, now(), ''
       from terms_versions seed
       where portal_id is null and version = 1 and created_by = '' and strpos(sections::text, $1) > 0
         and not exists (select from terms_versions where portal_id is null and version > 1)`,
      [
        ...[before.en, after.en, before.es, after.es],
        ...[before.whoCalls, after.whoCalls, before.quienLlama, after.quienLlama],
      ],
    );
  }

  async down(): Promise<void> {
    // What may have been accepted is kept.
  }
}
