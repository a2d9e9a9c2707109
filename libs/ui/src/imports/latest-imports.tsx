import styled from '@emotion/styled';
import type { OrderImportSummary } from '@overland/contracts';
import { Link } from '@overland/web';
import { formatCountOf, formatMoment } from '../format/format';
import { Note, Section } from '../frame/card';
import { PlainList } from '../frame/plain-list';
import { type QueryLike, QueryState } from '../query/query-state';
import { SkeletonLines } from '../query/skeleton';

const List = styled(PlainList)({ display: 'grid', gap: 14 });
const Name = styled(Link)({ fontWeight: 600, color: 'var(--blue)', overflowWrap: 'anywhere' });

export interface LatestImportsProps {
  query: QueryLike<OrderImportSummary[]>;
  /** Where files are imported: "/quotes/import". */
  home: string;
  what: string;
  /** Where rows are not imported at once: the heading, what it says while there is none, and how far one is. */
  words?: { title: string; none: string; progress: (one: OrderImportSummary) => string };
}

const ofFiles = (what: string): NonNullable<LatestImportsProps['words']> => ({
  title: 'Latest imports',
  none: 'Files that you import are listed here.',
  progress: (one) => progressOf(one, what),
});

export function LatestImports({ query, home, what, words = ofFiles(what) }: LatestImportsProps) {
  return (
    <Section title={words.title}>
      <QueryState query={query} skeleton={<SkeletonLines count={4} />}>
        {(imports) =>
          imports.length === 0 ? (
            <Note>{words.none}</Note>
          ) : (
            <List>
              {imports.map((one) => (
                <li key={one._id}>
                  <Name to={`${home}/${one._id}`}>{one.fileName || 'Untitled file'}</Name>
                  <Note>
                    {formatMoment(one.createdAt)}: {words.progress(one)}
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

function progressOf({ isFinished, total, done, failed }: OrderImportSummary, what: string): string {
  if (!isFinished) return `${done + failed} of ${total}`;
  return failed === 0 ? formatCountOf(done, what) : `${formatCountOf(done, what)}, ${failed} refused`;
}
