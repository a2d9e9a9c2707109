import { type Quote, transportChoices } from '@overland/contracts';
import { formatMoney } from '@overland/ui';
import type { EditedField } from '@overland/ui/editing';
import type { StaffValues } from '../staff-form/staff-values';

type Values = Required<StaffValues>;

/** The fields of a quote that read in another way than their names. @param textOf the place of an id that was chosen here */
export const editedFields = (textOf: (placeId: string) => string | null): EditedField<Quote>[] => [
  {
    name: 'pickup',
    label: 'Pickup',
    words: (id: string, { pickup }) => (id === pickup.placeId ? pickup.text : textOf(id)),
  },
  {
    name: 'delivery',
    label: 'Delivery',
    words: (id: string, { delivery }) => (id === delivery.placeId ? delivery.text : textOf(id)),
  },
  {
    name: 'portalId',
    label: 'Company',
    // Of others only the id is known here.
    words: (portalId, stored) => (portalId === stored.portalId ? stored.companyName : null),
  },
  {
    name: 'transportType',
    label: 'Transport type',
    words: (type: Quote['transportType']) => transportChoices[type],
  },
  {
    name: 'vehicleQuotes',
    label: 'Vehicles',
    words: (vehicles: Values['vehicleQuotes']) => vehicles.map(vehicleWords).join(', '),
  },
  { name: 'commission', label: 'Commission per vehicle', words: formatMoney },
];

const vehicleWords = ({ make, model, operableBool }: Values['vehicleQuotes'][number]) =>
  `${make} ${model}${operableBool ? '' : ' (not operable)'}`;
