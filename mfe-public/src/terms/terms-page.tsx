import { t } from '@overland/i18n';
import { Card, formatInstantDay, PageFrame, QueryState, SkeletonCard } from '@overland/ui';
import { TermsText } from '@overland/ui/terms';
import { useApiQuery } from '@overland/web';
import { Column } from '../column';
import { readTerms } from './endpoints';
import { termsLanguage, WrittenIn } from './written-in';

/** `/terms`: what customers agree to, unless their company has terms of its own (docs/product/orders.md). */
export function TermsPage() {
  const terms = useApiQuery(readTerms, {}, { whenUnreachable: t('There was an error getting the terms') });
  const inForce =
    terms.data &&
    t('Version {version}, since {day}', {
      version: terms.data.version,
      day: formatInstantDay(terms.data.createdAt),
    });
  return (
    <Column>
      <PageFrame title={t('Order Terms')} subtitle={inForce}>
        <QueryState query={terms} skeleton={<SkeletonCard height={720} />}>
          {({ sections }) => (
            <Card>
              <WrittenIn />
              <div lang={termsLanguage}>
                <TermsText sections={sections} level={2} />
              </div>
            </Card>
          )}
        </QueryState>
      </PageFrame>
    </Column>
  );
}
