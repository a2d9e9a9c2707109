import { mileageBands } from '@overland/contracts';
import { Note, PHONE, Section, Stack, styled, TwoColumns } from '@overland/ui';
import { ExampleCard } from './example-card';
import { DollarsField, PercentField } from './stored-values';
import { WarningNotices } from './warning-notices';

const Columns = styled(TwoColumns)({ marginTop: 0, [PHONE]: { marginTop: 0 } });
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: '18px 16px',
  alignItems: 'start',
  [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '14px 12px' },
});

const miles = (value: number) => value.toLocaleString('en-US');
const bandLabel = (at: number) =>
  `${miles((mileageBands[at - 1] ?? 0) + 1)}–${miles(mileageBands[at] ?? 0)} mi`;

/** The provider's prices and surcharges, for every company without a sheet of its own. */
export function SheetSection() {
  return (
    <Columns>
      <Stack>
        <WarningNotices
          codes={['bandBelowPrevious', 'whiteGloveBelowEnclosed', 'noPrice', 'discountTooHigh']}
        />
        <Section
          title="Prices by distance"
          note="Open transport of a sedan at the fastest pickup. Beyond 3,500 miles the last price grows with the distance."
        >
          <Fields>
            {mileageBands.map((end, at) => (
              <DollarsField key={end} name={`defaultSheet.bands.${at}`} label={bandLabel(at)} />
            ))}
          </Fields>
        </Section>
        <Section
          title="Surcharges"
          note="Added to the price of each vehicle that they fit. Fuel is a share of the price by distance."
        >
          <Fields>
            <DollarsField name="defaultSheet.suvClassSurcharge" label="SUV" />
            <DollarsField name="defaultSheet.vanClassSurcharge" label="Van" />
            <DollarsField name="defaultSheet.pickUp4DoorClassSurcharge" label="Pickup, 4-door" />
            <DollarsField name="defaultSheet.inoperableSurcharge" label="Inoperable" />
            <DollarsField name="defaultSheet.enclosedSurcharge" label="Enclosed transport" />
            <PercentField name="defaultSheet.fuelSurcharge" label="Fuel" min={0} />
          </Fields>
        </Section>
        <Note>Companies with custom rates keep their own sheet. Quotes that exist keep their price.</Note>
      </Stack>
      <ExampleCard />
    </Columns>
  );
}
