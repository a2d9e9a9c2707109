import { PageFrame, QueryState, SkeletonCard, styled } from '@overland/ui';
import { LinkTabs } from '@overland/ui/overlays';
import { useNavigate, useSearchParams } from '@overland/web';
import { useState } from 'react';
import { HistorySection } from './history-section';
import { MakesSection } from './makes-section';
import { addressOf, isList, type SectionId, sectionNamed, sections } from './sections';
import { SettingsForm } from './settings-form';
import { useSettings } from './use-settings';

export function SettingsPage() {
  const [search] = useSearchParams();
  const section = sectionNamed(search.get('section'));
  const navigate = useNavigate();
  const query = useSettings();
  const [changed, setChanged] = useState<readonly SectionId[]>([]);
  const needsDocument = !isList(section) || query.data !== undefined;
  return (
    <PageFrame title="Global Settings">
      <SectionLinks current={section} changed={changed} />
      {needsDocument && (
        <QueryState query={query} skeleton={<SkeletonCard height={520} />}>
          {(loaded) => (
            <SettingsForm
              loaded={loaded}
              section={section}
              onShow={(id) => navigate(addressOf(id))}
              onChanged={setChanged}
            />
          )}
        </QueryState>
      )}
      {section === 'makes' && <MakesSection />}
      {section === 'history' && <HistorySection />}
    </PageFrame>
  );
}

const Dot = styled('span')({ width: 8, height: 8, borderRadius: '50%', background: 'var(--amber)' });

function SectionLinks({ current, changed }: { current: SectionId; changed: readonly SectionId[] }) {
  const tabs = sections.map(({ id, label }) => {
    const isChanged = changed.includes(id);
    return {
      id,
      to: addressOf(id),
      label: isChanged ? (
        <>
          {label}
          <Dot aria-hidden="true" />
        </>
      ) : (
        label
      ),
      name: isChanged ? `${label}, changed` : undefined,
    };
  });
  return <LinkTabs label="Settings" shown={current} tabs={tabs} />;
}
