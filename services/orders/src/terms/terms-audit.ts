import {
  type AuditNote,
  isReturnToProvider,
  noTerms,
  type Session,
  type TermsTexts,
} from '@overland/contracts';
import { differences } from '@overland/contracts/format';
import { englishName, type Language, languages } from '@overland/i18n';
import type { RequestInfo } from '@overland/service-kit';
import type { TermsVersionEntity } from '../agreements/terms-version.entity.js';

interface Written {
  subject: string;
  before: TermsVersionEntity | null;
  row: Omit<TermsVersionEntity, 'id'>;
  session: Session;
  call: Pick<RequestInfo, 'ip'>;
}

export function auditNoteOf({ subject, before, row, session, call }: Written): AuditNote {
  return {
    action: 'terms.changed',
    at: row.createdAt.toISOString(),
    actorId: session.userId,
    portalId: row.portalId,
    subject,
    address: call.ip,
    changes: [
      { what: 'Version', from: before ? String(before.version) : null, to: String(row.version) },
      ...changesBetween(before?.texts ?? noTerms, row.texts),
    ],
  };
}

/** The versions hold the texts; the audit trail says which sections differ. */
function changesBetween(before: TermsTexts, after: TermsTexts): AuditNote['changes'] {
  if (isReturnToProvider({ texts: after })) {
    return [{ what: 'Terms in force', from: 'Its own', to: 'The provider’s' }];
  }
  return languages.flatMap((language) => changesOfText(before, after, language));
}

function changesOfText(before: TermsTexts, after: TermsTexts, language: Language): AuditNote['changes'] {
  const section = `${englishName(language)} section`;
  return differences(byTitle(before[language]), byTitle(after[language])).map(({ what, from, to }) => {
    const verb = to === null ? 'removed' : from === null ? 'added' : 'changed';
    return { what, from: '', to: `${section} ${verb}` };
  });
}

const byTitle = (sections: TermsTexts[Language]) => sections.map(({ title, text }) => [title, text] as const);
