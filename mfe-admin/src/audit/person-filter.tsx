import { calls } from '@overland/contracts/calls';
import { CloseIcon, styled } from '@overland/ui';
import { useApiQuery } from '@overland/web';

const Pill = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 36,
  padding: '0 12px',
  borderRadius: 999,
  border: '1px solid var(--sign)',
  background: 'var(--paper)',
  color: 'var(--sign)',
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  cursor: 'pointer',
});

/** The person whose lines are shown, with the way back to those of everyone. */
export function PersonFilter({ userId, onClear }: { userId: string; onClear: () => void }) {
  const { data } = useApiQuery(calls.users.get, { params: { userId } }, { staleTime: 300_000 });
  const name = data ? `${data.firstName} ${data.lastName}`.trim() || data.email : 'one person';
  return (
    <Pill type="button" aria-label={`Clear Person: ${name}`} onClick={onClear}>
      Person: {name} <CloseIcon size={14} />
    </Pill>
  );
}
