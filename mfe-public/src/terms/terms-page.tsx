import { type Terms, termsTextFor, weAre } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { language, t } from '@overland/i18n';
import { Card, formatInstantDay } from '@overland/ui';
import { TermsText } from '@overland/ui/terms';
import { siteConfig, useApiQuery } from '@overland/web';
import { LoadedPage } from '../public-page';
import { Above, WrittenIn } from './written-in';

export function TermsPage() {
  const terms = useApiQuery(calls.orderTerms.current, {}, t('There was an error getting the terms'));
  const inForce =
    terms.data &&
    t('Version {version}, since {day}', {
      version: terms.data.version,
      day: formatInstantDay(terms.data.createdAt),
    });
  return (
    <LoadedPage title={t('Order Terms')} subtitle={inForce} query={terms} skeleton={720}>
      {({ texts }) => <TextCard texts={texts} />}
    </LoadedPage>
  );
}

function TextCard({ texts }: Pick<Terms, 'texts'>) {
  const text = termsTextFor(texts, language());
  return (
    <Card>
      <Above>{weAre(siteConfig().brandName)}</Above>
      <WrittenIn text={text.language} />
      <div lang={text.language}>
        <TermsText sections={text.sections} level={2} />
      </div>
    </Card>
  );
}
