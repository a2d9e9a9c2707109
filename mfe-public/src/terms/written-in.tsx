import { language, t } from '@overland/i18n';
import { Note, styled } from '@overland/ui';

/** The terms stay as their author wrote them: a translation would be another text than the one that is agreed to. */
export const termsLanguage = 'en';

const Above = styled(Note)({ marginBottom: 10 });

/** Tells readers of another language what language the terms are in; it stands above them. */
export const WrittenIn = () =>
  language() === termsLanguage ? null : <Above>{t('The terms are in English.')}</Above>;
