import { Card, formatInstantDay, PageFrame, QueryState, SkeletonCard } from '@overland/ui';
import { TermsText } from '@overland/ui/terms';
import { useApiQuery } from '@overland/web';
import { Column } from '../column';
import { readTerms } from './endpoints';

/** `/terms`: what customers agree to, unless their company has terms of its own (docs/product/orders.md). */
export function TermsPage() {
  const terms = useApiQuery(readTerms, {}, { whenUnreachable: 'There was an error getting the terms' });
  const inForce =
    terms.data && `Version ${terms.data.version}, since ${formatInstantDay(terms.data.createdAt)}`;
  return (
    <Column>
      <PageFrame title="Order Terms" subtitle={inForce}>
        <QueryState query={terms} skeleton={<SkeletonCard height={720} />}>
          {({ sections }) => (
            <Card>
              <TermsText sections={sections} level={2} />
            </Card>
          )}
        </QueryState>
      </PageFrame>
    </Column>
  );
}
