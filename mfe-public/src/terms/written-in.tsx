import { termsAreIn } from '@overland/contracts';
import { type Language, language } from '@overland/i18n';
import { Note, styled } from '@overland/ui';

export const Above = styled(Note)({ marginBottom: 10 });

/** Tells a reader of another language what language the terms are in; it stands above them. */
export const WrittenIn = ({ text }: { text: Language }) =>
  text === language() ? null : <Above>{termsAreIn(text)}</Above>;
