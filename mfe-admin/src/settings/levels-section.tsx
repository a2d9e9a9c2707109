import { serviceLevels } from '@overland/contracts';
import { levelLabel, Note, PHONE, Section, Stack, styled, TwoColumns } from '@overland/ui';
import { NameField, PercentField } from '../editing/stored-values';
import { ExampleCard } from './example-card';
import { useLevelOrderCheck } from './use-level-order-check';
import { WarningNotices } from './warning-notices';

const Columns = styled(TwoColumns)({ marginTop: 0, [PHONE]: { marginTop: 0 } });
const Level = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: '16px 0',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr) 152px',
  gap: 16,
  alignItems: 'start',
  '& + &': { borderTop: '1px solid var(--line)' },
  '&:first-of-type': { paddingTop: 4 },
  '&:last-of-type': { paddingBottom: 0 },
  // Beside the fields; floated, a legend takes part in the grid.
  '& legend': { float: 'left', padding: '27px 0 0', fontSize: 15, fontWeight: 800, lineHeight: 1.4 },
  [PHONE]: {
    gridTemplateColumns: 'minmax(0, 1fr) 112px',
    gap: '8px 12px',
    '& legend': { gridColumn: '1 / -1', padding: 0 },
  },
});

/** The name of each level and what it costs. The four levels themselves are given (docs/product/settings.md). */
export function LevelsSection() {
  useLevelOrderCheck();
  return (
    <Columns>
      <Stack>
        <Section
          title="Service levels"
          note="The rate sheet is the price of the fastest pickup. Slower ones cost less, by these percentages."
        >
          {serviceLevels.map((level, at) => (
            <Level key={level}>
              <legend>Pickup within {levelLabel(level)}</legend>
              <NameField name={`serviceLevels.${at}.name`} label="Name" />
              <PercentField name={`serviceLevels.${at}.adjustmentPercent`} label="Price change" min={-100} />
            </Level>
          ))}
        </Section>
        <Note>Existing quotes keep their price. New and edited quotes get these prices.</Note>
      </Stack>
      <Stack>
        <ExampleCard />
        <WarningNotices codes={['noPrice', 'discountTooHigh']} />
      </Stack>
    </Columns>
  );
}
