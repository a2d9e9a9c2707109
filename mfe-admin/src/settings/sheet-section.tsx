import { mileageBands } from '@overland/contracts';
import { bandLabel, Note, PHONE, Section, Stack, styled, TwoColumns } from '@overland/ui';
import { SheetGrid, SurchargeFields } from '../editing/sheet-fields';
import { DollarsField } from '../editing/stored-values';
import { ExampleCard } from './example-card';
import { WarningNotices } from './warning-notices';

const Columns = styled(TwoColumns)({ marginTop: 0, [PHONE]: { marginTop: 0 } });
export function SheetSection() {
  return (
    <Columns>
      <Stack>
        <Section
          title="Prices by distance"
          note="Open transport of a sedan at the fastest pickup. Beyond 3,500 miles the last price grows with the distance."
        >
          <SheetGrid>
            {mileageBands.map((end, at) => (
              <DollarsField key={end} name={`defaultSheet.bands.${at}`} label={bandLabel(at)} />
            ))}
          </SheetGrid>
        </Section>
        <Section
          title="Surcharges"
          note="Added to the price of each vehicle they apply to. Fuel is a percentage of the price by distance."
        >
          <SurchargeFields sheet="defaultSheet" />
        </Section>
        <Note>Companies with custom rates keep their own sheet. Existing quotes keep their price.</Note>
      </Stack>
      <Stack>
        <ExampleCard />
        <WarningNotices
          codes={['bandBelowPrevious', 'whiteGloveBelowEnclosed', 'noPrice', 'discountTooHigh']}
        />
      </Stack>
    </Columns>
  );
}
