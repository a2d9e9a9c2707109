import { isReturnToProvider, type Terms } from '@overland/contracts';
import { Chip, Note, PlainOrderedList, Section, styled } from '@overland/ui';
import { ReadVersion } from './read-version';
import { writtenLanguages, writtenText } from './text-languages';

const List = styled(PlainOrderedList)({
  '& li': { display: 'flex', alignItems: 'center', gap: 12, padding: '10px 0' },
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& li > div': { flex: 1, minWidth: 0 },
});

export function VersionsCard({ versions }: { versions: readonly Terms[] }) {
  return (
    <Section title="Versions">
      {versions.length === 0 && <Note>No version of its own yet.</Note>}
      <List>
        {versions.map((terms, at) => (
          <li key={terms.version}>
            <div>
              {at === 0 && <Chip tone="solid">In force</Chip>}
              {isReturnToProvider(terms) && <div>Version {terms.version}: back to the provider’s terms</div>}
              <Note>{writtenText(terms)}</Note>
              {!isReturnToProvider(terms) && <Note>{writtenLanguages(terms.texts)}</Note>}
            </div>
            {!isReturnToProvider(terms) && <ReadVersion terms={terms} />}
          </li>
        ))}
      </List>
    </Section>
  );
}
