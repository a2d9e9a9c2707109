import { styled } from '@overland/ui';
import { LinkTabs } from '@overland/ui/overlays';
import { addressOf, type SectionId, sections } from './sections';

const Dot = styled('span')({ width: 8, height: 8, borderRadius: '50%', background: 'var(--amber)' });

/** The parts of the page; a dot marks those with unsaved changes. */
export function SectionLinks({ current, changed }: { current: SectionId; changed: readonly SectionId[] }) {
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
