import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each line of the history is about. Most are moves, so only the others are written again. */
export class TellNotesApart1791000000140 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table activities add column kind text not null default 'move'
      check (kind in ('move', 'edit', 'note', 'payment', 'other'))`);
    // Rows of every portal: the rule of portals holds for the owner of the table, too.
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`update activities set kind = case
        when note in ('Marked paid.', 'Marked unpaid.', 'Asked the customer to pay.') then 'payment'
        when changes <> '[]' then 'edit'
        when source <> 'staff' or note in ('Asked the driver for the location.', 'Canceled the location request.')
          or note ~ '^(Added|Removed|Restored) .+\\.$' then 'other'
        else 'note' end
      where to_status is null or note in ('Marked paid.', 'Marked unpaid.')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table activities drop column kind');
  }
}
