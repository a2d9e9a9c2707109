import styled from '@emotion/styled';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { portalChoices, usePortals } from '@overland/web';
import { ChevronIcon } from '../icons/icons';

const Pill = styled(NativeSelect)({
  maxWidth: 240,
  height: 36,
  borderRadius: 999,
  border: '1px solid var(--line)',
  background: 'var(--paper)',
  fontSize: 14,
  color: 'inherit',
  '&:hover': { borderColor: 'var(--field)' },
  '&[data-on=true]': { borderColor: 'var(--sign)', color: 'var(--sign)', fontWeight: 600 },
  '&& select.MuiNativeSelect-select': {
    height: 34,
    minWidth: 0,
    boxSizing: 'border-box',
    padding: '0 32px 0 12px',
    borderRadius: 999,
    // As wide as what is chosen, and not as the longest name once all are loaded.
    fieldSizing: 'content',
  },
  '& .MuiNativeSelect-icon': { right: 12, top: 'calc(50% - 7px)', color: 'inherit' },
  '& option': { background: 'var(--paper)', color: 'var(--ink)' },
});
const Chevron = ({ className }: { className?: string }) => (
  <span className={className} style={{ display: 'grid' }}>
    <ChevronIcon size={14} />
  </span>
);

export interface CompanyFilterProps {
  /** '' for all companies. */
  value: string;
  onPick: (portalId: string) => void;
}

/** One company of all; for MCAdmin, whose lists hold every portal. */
export function CompanyFilter({ value, onPick }: CompanyFilterProps) {
  const portals = portalChoices(usePortals());
  return (
    <Pill
      input={<InputBase />}
      IconComponent={Chevron}
      inputProps={{ 'aria-label': 'Company' }}
      value={value}
      data-on={value !== ''}
      onChange={(event) => onPick(event.target.value)}
    >
      <option value="">Company</option>
      {portals.map((portal) => (
        <option key={portal.value} value={portal.value}>
          {portal.label}
        </option>
      ))}
    </Pill>
  );
}
