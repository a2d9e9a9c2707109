import { PHONE, styled, TextButton } from '@overland/ui';
import { usePortals, useSession, useViewAs, useViewAsInAddress } from '@overland/web';
import { useId } from 'react';

const Bar = styled('section')({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  minHeight: 44,
  padding: '4px 32px',
  background: 'var(--amber-tint)',
  borderBottom: '2px solid var(--amber-ink)',
  color: 'var(--amber-ink)',
  fontSize: 15,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  [PHONE]: { padding: '4px 16px' },
});

/** Says on every page that an MCAdmin looks at one company, and leads back to all (docs/product/access.md). */
export function ViewAsBar() {
  useViewAsInAddress();
  const id = useId();
  const isMCAdmin = useSession((state) => state.role === 'MCAdmin');
  const { portalId, viewAs } = useViewAs();
  const portals = usePortals();
  if (!isMCAdmin || portalId === null) return null;
  const company = portals.data?.rows.find(({ _id }) => _id === portalId)?.companyName;
  return (
    <Bar aria-labelledby={id} data-view-as-bar>
      <span id={id}>Viewing as {company ?? 'one company'}</span>
      <TextButton onClick={() => viewAs(null)}>View All</TextButton>
    </Bar>
  );
}
