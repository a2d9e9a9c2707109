import type { CorrectionInput, MoveProblem } from '@overland/contracts';
import { Button, styled } from '@overland/ui';
import { useFormContext, useWatch } from '@overland/ui/forms';
import { useState } from 'react';
import { fieldOf } from './correction-values';

const Line = styled('div')({ gridColumn: '2 / -1', display: 'flex', flexWrap: 'wrap', gap: 8 });

interface SuggestionsProps {
  problems: readonly MoveProblem[];
  /** Names of fields. */
  of: readonly string[];
}

/** Names that come near what the list says, each to take it, until the field says something else. */
export function Suggestions({ problems, of }: SuggestionsProps) {
  const { getValues, setValue } = useFormContext();
  const now: unknown[] = useWatch({ name: of });
  const [before] = useState(now);
  const vehicles: CorrectionInput['vehicleQuotes'] = getValues('vehicleQuotes');
  const near = problems.flatMap((problem) => {
    const at = of.indexOf(fieldOf(problem, vehicles));
    const name = of[at];
    if (name === undefined || now[at] !== before[at]) return [];
    return (problem.suggestions ?? []).map((value) => ({ name, value }));
  });
  if (near.length === 0) return null;
  return (
    <Line>
      {near.map(({ name, value }) => (
        <Button
          key={`${name} ${value}`}
          size="small"
          onClick={() => setValue(name, value, { shouldDirty: true, shouldValidate: true })}
        >{`Use “${value}”`}</Button>
      ))}
    </Line>
  );
}
