import { HappenedForm, type Order, type StopCondition, vehicleName } from '@overland/contracts';
import { formatCount, Notice } from '@overland/ui';
import { FormDialog } from '@overland/ui/form-dialog';
import { NumberField, type NumberFieldProps, TextAreaField, TextField, useWatch } from '@overland/ui/forms';
import { useState } from 'react';
import { earlyStop, type Stop } from '../planned';
import { instantOf, localMinute, localZone } from './local-minute';
import type { MoveDialogProps } from './move-dialog';
import { OpenPoints } from './open-points';
import { Told } from './told';
import { WhoIsTold } from './who-is-told';

interface HappenedDialogProps extends MoveDialogProps {
  to: 'picked_up' | 'delivered';
}

const stops = {
  picked_up: { stop: 'pickup', timeLabel: 'Picked up at' },
  delivered: { stop: 'delivery', timeLabel: 'Delivered at' },
} as const satisfies Record<HappenedDialogProps['to'], { stop: Stop; timeLabel: string }>;

/** When it was picked up or delivered, and of one order in which condition. */
export function HappenedDialog({
  label,
  what,
  to,
  order,
  told,
  warnings,
  onMove,
  onClose,
}: HappenedDialogProps) {
  const [now] = useState(() => localMinute(new Date()));
  const { stop, timeLabel } = stops[to];
  const odometers = order?.vehicles.map(() => null) ?? [];
  return (
    <FormDialog
      title={`${label}: ${what}`}
      schema={HappenedForm}
      defaultValues={{ at: now, tells: true, odometers, note: '' }}
      onSubmit={({ at, tells, ...found }) =>
        onMove({ at: at === now ? null : instantOf(at), tells, ...conditionOf(found) })
      }
      onClose={onClose}
      submitLabel={label}
      busyLabel="Saving..."
    >
      <TextField name="at" type="datetime-local" label={timeLabel} hint={localZone()} />
      {order && <EarlyWarning order={order} stop={stop} />}
      {order ? <OpenPoints order={order} /> : warnings}
      {order && <ConditionFields order={order} stop={stop} />}
      <Told>{told ?? (order && <WhoIsTold orderId={order.orderId} milestone={to} />)}</Told>
    </FormDialog>
  );
}

const conditionOf = (found: StopCondition): { condition?: StopCondition } =>
  found.note === '' && found.odometers.every((miles) => miles === null) ? {} : { condition: found };

function EarlyWarning({ order, stop }: { order: Order; stop: Stop }) {
  const at: unknown = useWatch({ name: 'at' });
  const warning = typeof at === 'string' && at !== '' ? earlyStop(order, stop, at.slice(0, 10)) : null;
  return (
    <div role="status" hidden={warning === null}>
      {warning !== null && <Notice tone="amber">{warning}</Notice>}
    </div>
  );
}

interface OdometerFieldProps extends Pick<NumberFieldProps, 'name' | 'label' | 'autoFocus'> {
  /** What it read at the pickup. */
  before: number | null;
}

function OdometerField({ before, ...field }: OdometerFieldProps) {
  const miles: unknown = useWatch({ name: field.name });
  const isLess = before !== null && typeof miles === 'number' && miles < before;
  return (
    <>
      <NumberField {...field} suffix=" miles" max={9_999_999} />
      <div role="status" hidden={!isLess}>
        {isLess && (
          <Notice tone="amber">{`This is less than at the pickup: ${formatCount(before)} miles.`}</Notice>
        )}
      </div>
    </>
  );
}

function ConditionFields({ order, stop }: { order: Order; stop: Stop }) {
  return (
    <>
      {order.vehicles.map((vehicle, index) => (
        <OdometerField
          key={vehicle.vin}
          before={stop === 'delivery' ? (order.pickupCondition?.odometers[index] ?? null) : null}
          name={`odometers.${index}`}
          label={
            order.vehicles.length === 1
              ? 'Odometer (optional)'
              : `Odometer, ${vehicleName(vehicle)} (optional)`
          }
          autoFocus={index === 0}
        />
      ))}
      <TextAreaField
        name="note"
        label="Condition (optional)"
        hint={
          stop === 'pickup'
            ? 'Scratches, dents, what is missing. For staff only.'
            : 'What is different from the pickup. For staff only.'
        }
        rows={2}
        maxLength={1000}
      />
    </>
  );
}
