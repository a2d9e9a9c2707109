import { type FindOperator, Raw } from 'typeorm';

/** The mailbox that an address reaches: `Ann+cars@mail.example` is `ann@mail.example`. Limits count mailboxes. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return `${name.split('+', 1)[0]}@${domain}`;
}

/** The mailbox of a column of lower-case addresses, in SQL; an index on it must have this expression. */
export const mailboxSql = (column: string) => `regexp_replace(${column}, '\\+[^@]*@', '@')`;

/** Finds rows whose address, which is kept in lower case, reaches the same mailbox. */
export function inMailboxOf(email: string): FindOperator<string> {
  return Raw((column) => `${mailboxSql(column)} = :mailbox`, { mailbox: mailboxOf(email) });
}
