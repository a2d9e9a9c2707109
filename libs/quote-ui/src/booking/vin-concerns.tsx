import { type QuotedVehicle, vinConcerns } from '@overland/contracts';
import { styled, WarningIcon } from '@overland/ui';

const Concern = styled('p')({
  display: 'flex',
  gap: 6,
  marginTop: 6,
  fontSize: 14,
  lineHeight: 1.4,
  color: 'var(--amber-ink)',
  '& svg': { flex: 'none', marginTop: 2 },
});

/** What to ask about a VIN; a hint that never refuses it (docs/product/orders.md). */
export function VinConcerns({ vin, quoted }: { vin: string; quoted: QuotedVehicle }) {
  return vinConcerns(vin, quoted).map((concern) => (
    <Concern key={concern}>
      <WarningIcon size={16} />
      {concern}
    </Concern>
  ));
}
