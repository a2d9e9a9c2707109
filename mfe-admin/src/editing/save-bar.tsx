import { Button, PHONE, styled, WarningIcon } from '@overland/ui';
import { FormError, SubmitButton } from '@overland/ui/forms';

const Bar = styled('div')({
  position: 'sticky',
  bottom: 16,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
  background: 'var(--paper)',
  border: '1px solid var(--field)',
  borderRadius: 12,
  boxShadow: '0 8px 32px rgb(0 0 0 / .16)',
  '& > h2': { flexBasis: '100%' },
  '&[data-place=top]': { position: 'static', marginBottom: 16, boxShadow: 'none' },
  [PHONE]: {
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: 'var(--dock-bottom, 0px)',
    padding: '10px 16px max(10px, env(safe-area-inset-bottom))',
    border: 0,
    borderTop: '1px solid var(--line)',
    borderRadius: 0,
    boxShadow: 'none',
    '&[data-place=top]': { position: 'fixed', marginBottom: 0 },
    '& button': { flex: 1 },
  },
});
const Summary = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 1,
  fontSize: 15,
  fontWeight: 600,
  '& svg': { flex: 'none', color: 'var(--amber-ink)' },
  [PHONE]: { flexBasis: '100%', fontSize: 14 },
});

interface SaveBarProps {
  summary: string;
  saveLabel: string;
  busyLabel?: string;
  place?: 'top' | 'bottom';
  /** Left out where nothing was typed yet. */
  onDiscard?: () => void;
}

/** Shown while something in the form is not saved, whichever part is shown. */
export function SaveBar(props: SaveBarProps) {
  const { summary, saveLabel, busyLabel = 'Saving...', place = 'bottom', onDiscard } = props;
  return (
    <Bar role="region" aria-label="Unsaved changes" data-place={place}>
      <FormError />
      <Summary>
        <WarningIcon size={17} />
        {summary}
      </Summary>
      {onDiscard && <Button onClick={onDiscard}>Discard</Button>}
      <SubmitButton busyLabel={busyLabel} showsError={false}>
        {saveLabel}
      </SubmitButton>
    </Bar>
  );
}

const mostNamed = 4;

/** "Not saved: Company tariff, Discount and 3 more" */
export function unsavedSummary(changed: readonly string[]): string {
  const left = changed.length - mostNamed;
  const named = `Not saved: ${changed.slice(0, mostNamed).join(', ')}`;
  return left > 0 ? `${named} and ${left} more` : named;
}
