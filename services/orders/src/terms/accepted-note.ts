import { acceptedTheTerms } from '@overland/contracts';
import { englishName } from '@overland/i18n';
import type { TermsAcceptanceEntity } from '../agreements/terms-acceptance.entity.js';

type Accepted = Pick<TermsAcceptanceEntity, 'fullName' | 'version' | 'textLanguage'>;

export const acceptedNote = ({ fullName, version, textLanguage }: Accepted): string =>
  `${fullName} ${acceptedTheTerms}, version ${version}, in ${englishName(textLanguage)}.`;
