import styled from '@emotion/styled';
import type { ImportSummary } from '@overland/contracts';
import { Link } from '@overland/web';
import { formatMoment } from '../format/format';
import { Note, Section } from '../frame/card';
import { PlainList } from '../frame/plain-list';
import { type QueryLike, QueryState } from '../query/query-state';
import { SkeletonLines } from '../query/skeleton';
import { counted } from './import-report';

const List = styled(PlainList)({ display: 'grid', gap: 14 });
const Name = styled(Link)({ fontWeight: 600, color: 'var(--blue)', overflowWrap: 'anywhere' });

interface LatestImportsProps {
  query: QueryLike<ImportSummary[]>;
  /** Where files are imported: "/quotes/import". */
  home: string;
  what: string;
}

export function LatestImports({ query, home, what }: LatestImportsProps) {
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
                  <Name to={`${home}/${one._id}`}>{one.fileName || 'Untitled file'}</Name>
                  <Note>
                    {formatMoment(one.createdAt)} · {progressOf(one, what)}
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

function progressOf({ isFinished, total, done, failed }: ImportSummary, what: string): string {
  if (!isFinished) return `${done + failed} of ${total}`;
  return failed === 0 ? counted(done, what) : `${counted(done, what)}, ${failed} refused`;
}
