import { carrierLabels, type KnownCarrier, type OrderCarrier } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { styled } from '@overland/ui';
import { PhoneField, SuggestField, TextField, useFormContext } from '@overland/ui/forms';
import { useApiQuery } from '@overland/web';

const Pair = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  alignItems: 'start',
});

const names = Object.keys(carrierLabels) as (keyof OrderCarrier)[];
const none: readonly KnownCarrier[] = [];
const nameOf = ({ carrierName }: KnownCarrier) => carrierName;

/** Who carries it. The first empty field has the focus; a known carrier fills the other ones where they are empty. */
export function CarrierFields({ known }: { known: OrderCarrier }) {
  const form = useFormContext<OrderCarrier>();
  const carriers = useApiQuery(calls.orderWork.listCarriers, {}, 'We could not look up known carriers.');
  const first = names.find((name) => known[name] === '') ?? 'carrierName';
  const fill = (picked: KnownCarrier) => {
    for (const name of names) {
      if (form.getValues(name) === '') form.setValue(name, picked[name], { shouldDirty: true });
    }
  };
  return (
    <>
      <Pair>
        <SuggestField
          name="carrierName"
          label={carrierLabels.carrierName}
          suggestions={carriers.data?.carriers ?? none}
          textOf={nameOf}
          maxLength={80}
          onPick={fill}
          autoFocus={first === 'carrierName'}
        />
        <TextField
          name="truck"
          label="Truck (optional)"
          placeholder="Plate or number"
          maxLength={40}
          autoFocus={first === 'truck'}
        />
      </Pair>
      <Pair>
        <TextField
          name="driverName"
          label="Driver (optional)"
          maxLength={80}
          autoComplete="off"
          autoFocus={first === 'driverName'}
        />
        <PhoneField
          name="driverPhone"
          label="Driver’s phone (optional)"
          autoComplete="off"
          autoFocus={first === 'driverPhone'}
        />
      </Pair>
    </>
  );
}
