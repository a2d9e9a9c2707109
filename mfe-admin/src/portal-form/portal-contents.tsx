import type { PortalForm } from '@overland/contracts';
import { PHONE, styled } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';
import type { MouseEvent } from 'react';
import { useStored } from '../editing/stored-values';
import { changedFields, type SectionId, sections } from './portal-fields';

const ofExisting: readonly SectionId[] = ['regions', 'history'];

export function PortalContents() {
  const stored = useStored<PortalForm | null>();
  const values = useWatch<PortalForm>() as PortalForm;
  const changed = stored === null ? [] : changedFields(stored, values);
  const isShown = (id: SectionId) =>
    id === 'display' ? !values.isPremium : stored !== null || !ofExisting.includes(id);
  return (
    <SectionContents
      label="Sections"
      entries={sections
        .filter(({ id }) => isShown(id))
        .map((entry) => ({
          ...entry,
          changed: changed.filter(({ section }) => section === entry.id).length,
        }))}
    />
  );
}

const Links = styled('nav')({
  position: 'sticky',
  top: 24,
  display: 'grid',
  borderLeft: '2px solid var(--line)',
  '@media (max-width: 1180px)': {
    position: 'static',
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderLeft: 0,
    borderBottom: '1px solid var(--line)',
  },
  [PHONE]: { margin: '0 -16px', padding: '0 8px' },
});
const SectionLink = styled('a')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 40,
  padding: '4px 12px',
  fontSize: 15,
  color: 'var(--ink-2)',
  textDecoration: 'none',
  outlineOffset: -3,
  '&:hover': { color: 'var(--ink)' },
  '& small': { fontSize: 13, color: 'var(--sign)', whiteSpace: 'nowrap' },
  '&[data-changed]': { color: 'var(--ink)', fontWeight: 600 },
  [PHONE]: { minHeight: 44 },
});

interface ContentsEntry {
  id: SectionId;
  label: string;
  changed: number;
}

function SectionContents({ label, entries }: { label: string; entries: readonly ContentsEntry[] }) {
  return (
    <Links aria-label={label}>
      {entries.map(({ id, label: text, changed }) => (
        <SectionLink
          key={id}
          href={`#${id}`}
          data-changed={changed > 0 || undefined}
          onClick={(event) => show(event, id)}
        >
          {text}
          {changed > 0 && <small>{changed} changed</small>}
        </SectionLink>
      ))}
    </Links>
  );
}

/** The section is scrolled to and gets the focus; the address stays, so that Back leaves the page. */
function show(event: MouseEvent, id: SectionId): void {
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
