import type { MailAddress, StoredMessage } from './message.js';

const TERM = /(?:(to|cc|bcc|from|subject):)?(?:"([^"]*)"|(\S+))/gi;

/**
 * A subset of Mailpit's search: `to:` `cc:` `bcc:` `from:` `subject:` and free text, quoted if it has spaces. Matching
 * ignores case, parts of words match, and all terms must match.
 */
export function matchesSearch(query: string): (message: StoredMessage) => boolean {
  const terms = [...query.matchAll(TERM)].map(([, field, quoted, plain]) => ({
    field: field?.toLowerCase() ?? '',
    wanted: (quoted ?? plain ?? '').toLowerCase(),
  }));
  return (message) =>
    terms.every(({ field, wanted }) => textOf(message, field).toLowerCase().includes(wanted));
}

function textOf({ summary, text }: StoredMessage, field: string): string {
  switch (field) {
    case 'to':
      return join(summary.To);
    case 'cc':
      return join(summary.Cc);
    case 'bcc':
      return join(summary.Bcc);
    case 'from':
      return join([summary.From]);
    case 'subject':
      return summary.Subject;
    default: {
      const people = join([summary.From, ...summary.To, ...summary.Cc, ...summary.Bcc]);
      return `${summary.Subject}\n${people}\n${text}`;
    }
  }
}

function join(people: MailAddress[]): string {
  return people.map(({ Name, Address }) => `${Name} <${Address}>`).join(', ');
}
