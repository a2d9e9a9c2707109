import { findByPath } from '@overland/federation';
import { PHONE, PlainSelect, styled, TextButton } from '@overland/ui';
import {
  portalChoicesWith,
  useLocation,
  usePortals,
  useSession,
  useViewAs,
  useViewAsInAddress,
} from '@overland/web';
import { useId } from 'react';
import { usePages } from '../app/areas';
import { atIcons } from './widths';

const Box = styled('div')({
  position: 'relative',
  border: '1px solid var(--field)',
  borderRadius: 8,
  '&:focus-within': { outline: '3px solid var(--blue)', outlineOffset: 2 },
  '& label': {
    position: 'absolute',
    top: 7,
    left: 12,
    fontSize: 12,
    lineHeight: 1.2,
    zIndex: 1,
    color: 'var(--ink-2)',
    pointerEvents: 'none',
  },
  '& > div': { width: '100%', fontSize: 14 },
  '&& select.MuiNativeSelect-select': {
    padding: '24px 32px 7px 12px',
    borderRadius: 8,
    background: 'var(--paper)',
    lineHeight: 1.3,
    '&:focus-visible': { outline: 'none' },
  },
  '&& .MuiNativeSelect-icon': { right: 12, color: 'var(--ink-2)' },
  [atIcons]: {
    'aside &': {
      '& label': { left: 0, right: 0, textAlign: 'center', top: 4 },
      '& > div': { position: 'absolute', inset: 0, height: '100%' },
      // The browser's own field cannot wrap: the name stands on it in lines of its own.
      '& > div select.MuiNativeSelect-select.MuiNativeSelect-select': {
        height: '100%',
        padding: 0,
        color: 'transparent',
        '& option': { color: 'var(--ink)' },
      },
      '& .MuiNativeSelect-icon': { display: 'none' },
    },
  },
});

const Short = styled('span')({
  display: 'none',
  [atIcons]: {
    'aside &': {
      display: 'block',
      position: 'relative',
      zIndex: 1,
      padding: '21px 2px 6px',
      fontSize: 11,
      fontWeight: 600,
      lineHeight: 1.2,
      textAlign: 'center',
      overflowWrap: 'anywhere',
      pointerEvents: 'none',
    },
  },
});

/** The portal an MCAdmin views as: All (Administrator) or one portal. Nothing for other users. */
export function ViewAs() {
  const id = useId();
  const role = useSession((state) => state.role);
  const { portalId, viewAs } = useViewAs();
  const portals = usePortals();
  if (role !== 'MCAdmin') return null;
  const options = [
    { value: '', label: 'All (Administrator)' },
    ...portalChoicesWith(portals, portalId, 'One portal'),
  ];
  return (
    <Box>
      <label htmlFor={id}>View as</label>
      <PlainSelect
        id={id}
        value={portalId ?? ''}
        onChange={(value) => viewAs(value === '' ? null : value)}
        options={options}
      />
      <Short aria-hidden="true">
        {portalId === null ? 'All' : options.find(({ value }) => value === portalId)?.label}
      </Short>
    </Box>
  );
}

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

/** Says on pages that follow it that an MCAdmin looks at one company, and leads back to all (docs/product/access.md). */
export function ViewAsBar() {
  useViewAsInAddress();
  const id = useId();
  const isMCAdmin = useSession((state) => state.role === 'MCAdmin');
  const { portalId, viewAs } = useViewAs();
  const portals = usePortals();
  const follows = useFollowsViewAs();
  if (!isMCAdmin || portalId === null || !follows) return null;
  const company = portals.data?.rows.find(({ _id }) => _id === portalId)?.companyName;
  return (
    <Bar aria-labelledby={id} data-view-as-bar>
      <span id={id}>Viewing as {company ?? 'one company'}</span>
      <TextButton onClick={() => viewAs(null)}>View All</TextButton>
    </Bar>
  );
}

function useFollowsViewAs(): boolean {
  const { pathname } = useLocation();
  return findByPath(pathname, usePages())?.item.followsViewAs === true;
}
