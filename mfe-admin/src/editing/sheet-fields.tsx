import { fuelLabel, PHONE, styled, surchargeLabels, surchargeNames } from '@overland/ui';
import { DollarsField, PercentField } from './stored-values';

export const SheetGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: '18px 16px',
  alignItems: 'start',
  [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '14px 12px' },
});

/** What is added to the price by distance; `sheet` is the path of the rate sheet. */
export function SurchargeFields({ sheet }: { sheet: string }) {
  return (
    <SheetGrid>
      {surchargeNames.map((name) => (
        <DollarsField key={name} name={`${sheet}.${name}`} label={surchargeLabels[name]} />
      ))}
      <PercentField name={`${sheet}.fuelSurcharge`} label={fuelLabel} />
    </SheetGrid>
  );
}
