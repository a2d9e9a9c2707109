import { isSameMake, knownByVin, type VehicleMake } from '@overland/contracts';
import { Note, PHONE, styled, TextButton } from '@overland/ui';
import { TextField, useFormContext, useWatch } from '@overland/ui/forms';
import { useState } from 'react';
import { tidyVin } from '../booking/tidy-vin';
import { VinConcerns } from '../booking/vin-concerns';

const Line = styled('div')({
  gridColumn: '2 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) 96px',
  gap: '4px 12px',
  alignItems: 'start',
  '& > [role=status]': { gridColumn: '1 / -1' },
  [PHONE]: { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr) 96px' },
});
const Opener = styled('div')({ gridColumn: '2 / -1', [PHONE]: { gridColumn: '1 / -1' } });

type Filled = Partial<Record<'year' | 'make', string>>;

interface VinLineProps {
  index: number;
  makes: readonly VehicleMake[];
  /** Where every vehicle needs its VIN. */
  isNeeded?: boolean;
}

/**
 * VIN and year of a vehicle, folded away until somebody has them. A VIN that is right fills what is empty; what another VIN filled
 * counts as empty, and goes with a VIN that is taken out.
 */
export function VinLine({ index, makes, isNeeded = false }: VinLineProps) {
  const { getValues, setValue } = useFormContext();
  const row = `vehicleQuotes.${index}`;
  const [vin = '', year = '', make = '']: (string | undefined)[] = useWatch({
    name: [`${row}.vin`, `${row}.year`, `${row}.make`],
  });
  const [isOpen, setOpen] = useState(isNeeded || vin !== '' || year !== '');
  const [filled, setFilled] = useState<Filled>({});
  const fill = (typed: string) => {
    const known = knownByVin(typed, new Date().getFullYear());
    const listed = makes.find((one) => known?.make && isSameMake(one.make, known.make))?.make;
    const found = { year: known?.year?.toString(), make: listed };
    for (const name of ['year', 'make'] as const) {
      const now = getValues(`${row}.${name}`) ?? '';
      const isOfOtherVin = now !== '' && now === filled[name];
      // A make whose model was chosen since stays when the VIN is taken out.
      const isKept = name === 'make' && getValues(`${row}.model`);
      const value = found[name] ?? (typed === '' && isOfOtherVin && !isKept ? '' : undefined);
      if (value === undefined || value === now || (now !== '' && !isOfOtherVin)) continue;
      setValue(`${row}.${name}`, value, { shouldDirty: true, shouldValidate: value !== '' });
      if (name === 'make') setValue(`${row}.model`, '');
      setFilled((before) => ({ ...before, [name]: value }));
    }
  };
  const fromVin = [filled.year === year && year, filled.make === make && make].filter(Boolean);
  if (!isOpen) {
    return (
      <Opener>
        <TextButton aria-label={`VIN and year of vehicle ${index + 1}`} onClick={() => setOpen(true)}>
          VIN and year
        </TextButton>
      </Opener>
    );
  }
  return (
    <Line>
      <TextField
        name={`${row}.vin`}
        label={isNeeded ? 'VIN' : 'VIN (optional)'}
        autoComplete="off"
        autoFocus={!isNeeded && vin === ''}
        tidy={(text) => {
          const tidied = tidyVin(text);
          fill(tidied);
          return tidied;
        }}
      />
      <TextField
        name={`${row}.year`}
        label="Year"
        inputMode="numeric"
        autoComplete="off"
        tidy={(text) => text.replaceAll(/\D/g, '').slice(0, 4)}
      />
      <div role="status">
        {fromVin.length > 0 && <Note>{`From the VIN: ${fromVin.join(' ')}.`}</Note>}
        <VinConcerns vin={vin} quoted={{ make, year: /^\d{4}$/.test(year) ? Number(year) : null }} />
      </div>
    </Line>
  );
}
