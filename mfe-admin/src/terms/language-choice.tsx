import type { TermsTexts } from '@overland/contracts';
import { englishName, type Language, languages } from '@overland/i18n';
import { styled } from '@overland/ui';
import { ChoiceInput } from '@overland/ui/forms';
import { isWritten } from './text-languages';

const Width = styled('div')({ maxWidth: 420 });

interface LanguageChoiceProps {
  texts: TermsTexts;
  shown: Language;
  onShow: (language: Language) => void;
  error?: string;
}

export function LanguageChoice({ texts, shown, onShow, error }: LanguageChoiceProps) {
  const options = languages.map((value) => ({
    value,
    label: isWritten(texts, value) ? englishName(value) : `${englishName(value)}, no text`,
  }));
  return (
    <Width>
      <ChoiceInput label="Language" value={shown} options={options} onChange={onShow} error={error} />
    </Width>
  );
}
