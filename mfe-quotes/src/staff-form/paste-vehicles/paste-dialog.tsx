import { maxVehicles, type VehicleMake, vehicleName } from '@overland/contracts';
import { Button, Note, Notice, styled } from '@overland/ui';
import { TextInput } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { useState } from 'react';
import { type PastedVehicle, readVehicles } from './read-vehicles';

const Body = styled('div')({ display: 'grid', gap: 14, width: 'min(480px, 100%)' });
const Found = styled('ul')({ margin: 0, paddingLeft: 20, fontSize: 15, lineHeight: 1.6 });

interface PasteDialogProps {
  makes: readonly VehicleMake[];
  /** How many more vehicles the quote takes. */
  room: number;
  onAdd: (vehicles: PastedVehicle[]) => void;
  onClose: () => void;
}

const nameOf = (vehicle: PastedVehicle) =>
  `${vehicle.year ? `${vehicle.year} ` : ''}${vehicleName({ make: vehicle.make, model: vehicle.model })}${vehicle.operableBool ? '' : ', inoperable'}`;

function addText(added: number, count: number): string {
  if (added < count) return `Add ${added} of ${count} Vehicles`;
  return count < 2 ? 'Add Vehicle' : `Add ${count} Vehicles`;
}

/** Several vehicles at once from pasted text; what was understood is shown before it is taken. */
export function PasteDialog({ makes, room, onAdd, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const { vehicles, unknown } = readVehicles(text, makes);
  const count = vehicles.length;
  const added = vehicles.slice(0, room);
  const left = vehicles.slice(room);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Paste vehicles"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="go" disabled={added.length === 0} onClick={() => onAdd(added)}>
            {addText(added.length, count)}
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
        {added.length > 0 && (
          <Found aria-label="Vehicles found">
            {added.map((vehicle, index) => (
              // Two lines may name the same vehicle.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>{nameOf(vehicle)}</li>
            ))}
          </Found>
        )}
        {left.length > 0 && (
          <Notice tone="amber" live>
            A quote takes at most {maxVehicles} vehicles. Left out: {left.map(nameOf).join('; ')}
          </Notice>
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
