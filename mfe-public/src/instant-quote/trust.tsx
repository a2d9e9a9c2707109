import { t } from '@overland/i18n';
import { Note, Section } from '@overland/ui';
import { siteConfig } from '@overland/web';

/** The company's licenses and insurance; nothing where the installation names none. */
export function Trust() {
  const { licenses, insurance } = siteConfig();
  const lines = [licenses, insurance].filter((line) => line !== '');
  if (lines.length === 0) return null;
  return (
    <Section title={t('Licensed and insured')}>
      {lines.map((line) => (
        <Note key={line}>{line}</Note>
      ))}
    </Section>
  );
}
