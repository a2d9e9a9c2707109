/**
 * SQL injection payloads. Every sleep exceeds the statement timeout (5 s), so that one that runs shows as a 503. Every
 * write would change a row count.
 */
export const sqlPayloads: readonly string[] = [
  // Always true.
  ...[`' or 1=1 --`, `' or '1'='1`, `') or ('1'='1`, `' or true --`, `" or ""="`, `1 or 1=1`, `1) or (1=1`],
  ...[`' or 1=1#`, `' or 1=1/*`, `admin'--`, `' || 'x'='x`, `' or 'a' like 'a%`, `%' or '%'='`],
  // More than one statement.
  ...[`'; drop table quotes; --`, `'; delete from orders; --`, `1; truncate portals cascade`],
  ...[`'; update users set role = 'MCAdmin'; --`, `'; insert into makes values ('x'); --`],
  ...[`'; alter table quotes disable row level security; --`, `'; set app.all = 'yes'; --`],
  ...[`'; set role overland_owner; --`, `'; commit; drop table quotes; --`, `'); drop table orders; --`],
  ...[`$$; drop table quotes; $$`, `'; do $$ begin perform pg_sleep(10); end $$; --`],
  // Rows of other tables.
  ...[`' union select null --`, `' union all select 1,2,3,4,5 --`, `' union select version() --`],
  ...[`' union select password_hash from users --`, `-1 union select row_to_json(u) from users u`],
  ...[`' and 1=(select count(*) from portals) --`, `'||(select password_hash from users limit 1)||'`],
  // Time.
  ...[`'; select pg_sleep(10); --`, `' || pg_sleep(10) --`, `(select pg_sleep(10))`, `pg_sleep(10)`],
  ...[`1 and 1=(select 1 from pg_sleep(10))`, `' and (select pg_sleep(10)) is null --`],
  ...[`'; waitfor delay '0:0:10' --`, `' or sleep(10)=0 --`, `case when true then pg_sleep(10) end`],
  // Errors that leak data.
  ...[`' and 1=cast(version() as int) --`, `' and 1=1/0 --`, `' and extractvalue(1, concat(0x7e, user)) --`],
  ...[`cast((select current_user) as int)`, `'::int`, `1/0`],
  // Sort order and columns.
  ...[`unique_id`, `unique_id desc`, `1,2`, `price, (select 1)`, `(case when 1=1 then price else 1 end)`],
  ...[`created_at asc nulls first --`, `uniqueId; drop table quotes`, `"uniqueId"`, `uniqueId--`],
  // Special characters and their encodings.
  ...[
    `''''`,
    `'"\`\\`,
    `\\'; drop table quotes; --`,
    `\\`,
    `$1`,
    `$1::text`,
    `%27 or 1=1 --`,
    `\\x27 or 1=1`,
  ],
  ...[`\u02bc or 1=1 --`, `\uff07 or 1=1 --`, `/*!50000 or 1=1*/`, `{"$gt":""}`, `?`, `:name`],
  // Files and commands on the server.
  ...[
    `'; copy (select 1) to program 'id' --`,
    `' || pg_read_file('/etc/passwd') || '`,
    `lo_import('/etc/passwd')`,
  ],
];
