import { ChevronIcon, styled } from '@overland/ui';
import { usePortals } from '@overland/web';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  maxWidth: '100%',
  '& svg': { position: 'absolute', right: 12, top: 11, pointerEvents: 'none' },
});
const Pill = styled('select')({
  appearance: 'none',
  font: 'inherit',
  fontSize: 14,
  height: 36,
  maxWidth: 240,
  padding: '0 32px 0 12px',
  borderRadius: 999,
  border: '1px solid var(--line)',
  background: 'var(--paper)',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--field)' },
  '&[data-on=true]': { borderColor: 'var(--sign)', color: 'var(--sign)', fontWeight: 600 },
});

export interface CompanyChipProps {
  /** '' for all companies. */
  value: string;
  onPick: (portalId: string) => void;
}

/** One company of all; for MCAdmin, who sees the quotes of every portal. */
export function CompanyChip({ value, onPick }: CompanyChipProps) {
  const portals = usePortals();
  return (
    <Root>
      <Pill
        aria-label="Company"
        value={value}
        data-on={value !== ''}
        onChange={(event) => onPick(event.target.value)}
      >
        <option value="">Company</option>
        {(portals.data?.rows ?? []).map(({ _id, companyName }) => (
          <option key={_id} value={_id}>
            {companyName}
          </option>
        ))}
      </Pill>
      <ChevronIcon size={14} />
    </Root>
  );
}
