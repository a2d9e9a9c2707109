import { PageFrame, QueryState, SkeletonCard } from '@overland/ui';
import { useNavigate, useSearchParams } from '@overland/web';
import { useState } from 'react';
import { HistorySection } from './history-section';
import { MakesSection } from './makes-section';
import { SectionLinks } from './section-links';
import { addressOf, isList, type SectionId, sectionNamed } from './sections';
import { SettingsForm } from './settings-form';
import { useSettings } from './use-settings';

/** Global settings, for the super admin (docs/product/settings.md). */
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
