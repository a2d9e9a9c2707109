import type { GlobalSettings, SettingsForm } from '@overland/contracts';
import { Section } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';
import { ExampleTable } from '../editing/example-table';
import { useStored } from '../editing/stored-values';
import { exampleMiles, examplePrices } from './example-prices';

/** What the changes mean, while typing: the prices of one move as they are and as they would be. */
export function ExampleCard() {
  const stored = examplePrices(useStored<GlobalSettings>());
  const values = useWatch() as SettingsForm;
  return (
    <Section title={`A sedan, ${exampleMiles} miles`} note="What a company on this rate sheet pays.">
      <ExampleTable
        columns={['Open', 'Enclosed']}
        rows={examplePrices(values).map(({ name, open, enclosed }, at) => ({
          label: name || '–',
          cells: [
            { now: open, was: stored[at]?.open ?? null },
            { now: enclosed, was: stored[at]?.enclosed ?? null },
          ],
        }))}
      />
    </Section>
  );
}
