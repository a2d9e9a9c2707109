import { type SettingsForm, serviceLevels } from '@overland/contracts';
import { levelLabel, Note, PHONE, Section, Stack, styled, TwoColumns } from '@overland/ui';
import { useFormContext, useWatch } from '@overland/ui/forms';
import { useEffect, useRef } from 'react';
import { PercentField, TextRow } from '../editing/stored-values';
import { ExampleCard } from './example-card';
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
              <TextRow name={`serviceLevels.${at}.name`} label="Name" maxLength={40} />
              <PercentField name={`serviceLevels.${at}.adjustmentPercent`} label="Price change" />
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

/** A change of one level can make another one wrong, so all are checked while somebody types. */
function useLevelOrderCheck(): void {
  const { trigger } = useFormContext<SettingsForm>();
  const levels = useWatch<SettingsForm, 'serviceLevels'>({ name: 'serviceLevels' });
  const percents = levels.map(({ adjustmentPercent }) => adjustmentPercent);
  const text = percents.join();
  const checked = useRef(text);
  useEffect(() => {
    if (text === checked.current) return;
    checked.current = text;
    void trigger(text.split(',').map((_, at) => `serviceLevels.${at}.adjustmentPercent` as const));
  }, [text, trigger]);
}
