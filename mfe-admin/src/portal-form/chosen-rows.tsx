import { styled } from '@overland/ui';
import { SwitchInput, useController } from '@overland/ui/forms';
import { FieldGrid } from './part';

const Line = styled('label')({ display: 'flex', gap: 12, minHeight: 28, fontSize: 15, cursor: 'pointer' });

interface ChosenRowsProps<V extends string | number> {
  /** The field of the form, which holds the chosen ones in the order of the options. */
  name: string;
  options: readonly V[];
  labelOf: (value: V) => string;
}

/** A switch for each of a few values, any of which may be chosen. */
export function ChosenRows<V extends string | number>({ name, options, labelOf }: ChosenRowsProps<V>) {
  const { field } = useController({ name });
  const chosen: readonly V[] = field.value ?? [];
  const turn = (value: V, isOn: boolean) =>
    field.onChange(options.filter((one) => (one === value ? isOn : chosen.includes(one))));
  return (
    <FieldGrid data-three={options.length === 3 || undefined}>
      {options.map((value) => (
        <Line key={value}>
          <SwitchInput
            label={labelOf(value)}
            checked={chosen.includes(value)}
            onChange={(isOn) => turn(value, isOn)}
          />
          {labelOf(value)}
        </Line>
      ))}
    </FieldGrid>
  );
}
