import { type VehicleMake, type VehicleRequest, vehicleName } from '@overland/contracts';
import { Button, Note, Notice, styled } from '@overland/ui';
import { TextInput } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { useState } from 'react';
import { readVehicles } from './read-vehicles';

const Body = styled('div')({ display: 'grid', gap: 14, width: 'min(480px, 100%)' });
const Found = styled('ul')({ margin: 0, paddingLeft: 20, fontSize: 15, lineHeight: 1.6 });

interface PasteDialogProps {
  makes: readonly VehicleMake[];
  onAdd: (vehicles: VehicleRequest[]) => void;
  onClose: () => void;
}

/** Several vehicles at once from pasted text; what was understood is shown before it is taken. */
export function PasteDialog({ makes, onAdd, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const { vehicles, unknown } = readVehicles(text, makes);
  const count = vehicles.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Paste vehicles"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="go" disabled={count === 0} onClick={() => onAdd(vehicles)}>
            {count < 2 ? 'Add Vehicle' : `Add ${count} Vehicles`}
          </Button>
        </>
      }
    >
      <Body>
        <TextInput
          name="vehicleList"
          label="One vehicle per line"
          placeholder={'2019 Honda Accord\nFord F-150, inoperable'}
          multiline
          rows={5}
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {count > 0 && (
          <Found aria-label="Vehicles found">
            {vehicles.map(({ make, model, operableBool }, index) => (
              // Two lines may name the same vehicle.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>
                {vehicleName({ make, model })}
                {operableBool ? '' : ', inoperable'}
              </li>
            ))}
          </Found>
        )}
        {unknown.length > 0 && (
          <Notice tone="amber" live>
            Not in the list of makes and models: {unknown.join('; ')}
          </Notice>
        )}
        <Note>Vehicles are taken as operable unless the line says “inoperable” or ends with “No”.</Note>
      </Body>
    </Dialog>
  );
}
