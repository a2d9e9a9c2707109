import { PHONE, styled } from '@overland/ui';
import { Link } from '@overland/web';
import { useEffect, useRef } from 'react';
import { addressOf, type SectionId, sections } from './sections';

const Links = styled('nav')({
  display: 'flex',
  gap: 4,
  marginBottom: 24,
  borderBottom: '1px solid var(--line)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [PHONE]: { margin: '0 -16px 16px', padding: '0 12px' },
});
const SectionLink = styled(Link)({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 14px',
  fontSize: 15,
  fontWeight: 600,
  color: 'var(--ink-2)',
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  outlineOffset: -3,
  '&:hover': { color: 'var(--ink)' },
  '&[aria-current=page]': { color: 'var(--sign)', borderBottomColor: 'var(--sign)' },
  [PHONE]: { padding: '0 10px' },
});
const Dot = styled('span')({ width: 8, height: 8, borderRadius: '50%', background: 'var(--amber)' });

/** The parts of the page, each with an address of its own; a dot marks those with unsaved changes. */
export function SectionLinks({ current, changed }: { current: SectionId; changed: readonly SectionId[] }) {
  const links = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a phone does not show all of them at once
  useEffect(() => {
    links.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Links ref={links} aria-label="Settings">
      {sections.map(({ id, label }) => (
        <SectionLink
          key={id}
          to={addressOf(id)}
          aria-current={id === current ? 'page' : undefined}
          aria-label={changed.includes(id) ? `${label}, changed` : undefined}
        >
          {label}
          {changed.includes(id) && <Dot aria-hidden="true" />}
        </SectionLink>
      ))}
    </Links>
  );
}
