import { type QuoteImportSummary, quoteImports } from '@overland/contracts';
import { formatMoment, Note, QueryState, Section, SkeletonLines, styled } from '@overland/ui';
import { Link, useApiQuery, useViewAs } from '@overland/web';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 14 });
const Name = styled(Link)({ fontWeight: 600, color: 'var(--blue)', overflowWrap: 'anywhere' });

/** The latest imports, with links to their reports. */
export function LatestImports() {
  const portalId = useViewAs((state) => state.portalId);
  const query = useApiQuery(
    quoteImports.list,
    { query: portalId ? { portalId } : {} },
    { whenUnreachable: 'There was an error getting the imports' },
  );
  return (
    <Section title="Latest imports">
      <QueryState query={query} skeleton={<SkeletonLines count={4} />}>
        {(imports) =>
          imports.length === 0 ? (
            <Note>Files that you import are listed here.</Note>
          ) : (
            <List>
              {imports.map((one) => (
                <li key={one._id}>
                  <Name to={`/quotes/import/${one._id}`}>{one.fileName || 'Untitled file'}</Name>
                  <Note>
                    {formatMoment(one.createdAt)} · {progressOf(one)}
                  </Note>
                </li>
              ))}
            </List>
          )
        }
      </QueryState>
    </Section>
  );
}

function progressOf({ isFinished, total, done, failed }: QuoteImportSummary): string {
  if (!isFinished) return `${done + failed} of ${total}`;
  return failed === 0 ? counted(done, 'quote') : `${counted(done, 'quote')}, ${failed} refused`;
}

export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
