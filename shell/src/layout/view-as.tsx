import { styled } from '@overland/ui';
import { usePortals, useSession, useViewAs } from '@overland/web';
import { useId } from 'react';
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
    color: 'var(--ink-2)',
    pointerEvents: 'none',
  },
  '& select': {
    appearance: 'none',
    width: '100%',
    padding: '24px 32px 7px 12px',
    border: 0,
    borderRadius: 8,
    background: 'var(--paper)',
    color: 'var(--ink)',
    font: 'inherit',
    fontSize: 14,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&:focus-visible': { outline: 'none' },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 20,
    right: 14,
    width: 7,
    height: 7,
    borderRight: '2px solid var(--ink-2)',
    borderBottom: '2px solid var(--ink-2)',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
  [atIcons]: {
    'aside &': {
      '& label': { left: 0, right: 0, textAlign: 'center', top: 4 },
      '& select': { padding: '20px 4px 5px', fontSize: 12 },
      '&::after': { display: 'none' },
    },
  },
});

/** Which portal an MCAdmin looks at: All (Administrator) or one of them. Nothing for everyone else. */
export function ViewAs() {
  const id = useId();
  const role = useSession((state) => state.role);
  const { portalId, viewAs } = useViewAs();
  const portals = usePortals();
  if (role !== 'MCAdmin') return null;
  const rows = portals.data?.rows ?? [];
  const isListed = portalId === null || rows.some((row) => row._id === portalId);
  return (
    <Box>
      <label htmlFor={id}>View as</label>
      <select
        id={id}
        value={portalId ?? ''}
        onChange={(event) => viewAs(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">All (Administrator)</option>
        {!isListed && <option value={portalId}>{portals.isPending ? 'Loading…' : 'One portal'}</option>}
        {rows.map((row) => (
          <option key={row._id} value={row._id}>
            {row.companyName}
          </option>
        ))}
      </select>
    </Box>
  );
}
