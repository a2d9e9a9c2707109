import { maxVehicles, type RecentMoves, vehicleName } from '@overland/contracts';
import { useMakes, type VehicleValues } from '@overland/quote-ui/quote-form';
import { Button, useLoadedLater } from '@overland/ui';
import { useFormContext } from '@overland/ui/forms';
import { useNotices } from '@overland/web';
import { useState } from 'react';
import { addVehicles, filledVehicles } from './add-vehicles';
import { RecentChips } from './recent-chips';
import type { StaffValues } from './staff-values';

const loadDialog = () => import('./paste-vehicles/paste-dialog');

/** Vehicles without typing them: those quoted lately, or a list from a spreadsheet or an email. */
export function VehicleShortcuts({ recent }: { recent: RecentMoves['vehicles'] }) {
  const { getValues, setValue } = useFormContext<StaffValues>();
  const notify = useNotices((state) => state.notify);
  const makes = useMakes();
  const [isPasting, setPasting] = useState(false);
  const dialog = useLoadedLater(loadDialog, isPasting);
  const add = (vehicles: readonly VehicleValues[]) => {
    const { rows, left } = addVehicles(getValues('vehicleQuotes'), vehicles);
    setValue('vehicleQuotes', rows, { shouldDirty: true });
    if (left > 0) notify('info', `A quote takes at most 3 vehicles: ${left} of these were left out.`);
  };
  return (
    <>
      <Button size="small" variant="quiet" disabled={!makes.data} onClick={() => setPasting(true)}>
        Paste a list
      </Button>
      <RecentChips
        label="Recent"
        items={recent}
        textOf={(vehicle) => `${vehicleName(vehicle)}${vehicle.operableBool ? '' : ', inoperable'}`}
        onPick={(vehicle) => add([vehicle])}
      />
      {isPasting && dialog && makes.data && (
        <dialog.PasteDialog
          makes={makes.data}
          room={maxVehicles - filledVehicles(getValues('vehicleQuotes')).length}
          onClose={() => setPasting(false)}
          onAdd={(vehicles) => {
            setPasting(false);
            add(vehicles);
          }}
        />
      )}
    </>
  );
}
