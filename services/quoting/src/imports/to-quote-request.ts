import {
  messages,
  type PortalRecord,
  type QuoteRequestInput,
  states,
  type TransportType,
  transportChoices,
  transportTypes,
  type VehicleMake,
  type VehicleRequest,
} from '@overland/contracts';
import { RowRefusal } from '@overland/service-kit';
import type { ReadMove } from './read-moves.js';

type Cells = ReadMove['cells'];
type Suggest = (text: string) => Promise<readonly SuggestedPlace[]>;

interface SuggestedPlace {
  placeId: string;
  text: string;
  city: string;
  state: string;
  zip: string;
}

const vehicleNumbers = [1, 2, 3] as const;

export interface RowContext {
  portal: Pick<PortalRecord, 'displayCommissionPerVehicle' | 'portalCommission'>;
  makes: readonly VehicleMake[];
  suggest: Suggest;
}

/**
 * A row of the file as the quote form would send it. Places, makes and models are looked up by name, never guessed.
 * @throws RowRefusal naming what is wrong
 */
export async function toQuoteRequest(cells: Cells, context: RowContext): Promise<QuoteRequestInput> {
  return {
    customerFullName: cells.customerFullName ?? '',
    pickup: await placeIdOf('Pickup', cells.pickup, context.suggest),
    delivery: await placeIdOf('Delivery', cells.delivery, context.suggest),
    transportType: transportTypeOf(cells.transportType ?? ''),
    commission: commissionOf(cells.commission ?? '', context.portal),
    vehicleQuotes: vehiclesOf(cells, context.makes),
  };
}

async function placeIdOf(label: string, text = '', suggest: Suggest): Promise<string> {
  if (text === '') throw new RowRefusal(`${label}: ${messages.required}`);
  const found = await suggest(text);
  const named = found.find((place) => isNamed(text, place));
  if (named) return named.placeId;
  const [first] = found;
  const hint = first ? ` Did you mean ${first.text}?` : '';
  throw new RowRefusal(`${label} “${text}”: ${messages.placeRequired}${hint}`);
}

/** "Dallas, TX", "dallas texas", "75201" and "Dallas, TX 75201" name the place; "Dalas" and "Dallas" alone do not. */
function isNamed(text: string, { city, state, zip }: SuggestedPlace): boolean {
  const stateName = states.find(([code]) => code === state)?.[1] ?? state;
  const names = [state, stateName].flatMap((one) => [`${city} ${one}`, `${city} ${one} ${zip}`]);
  return [...names, zip].some((name) => plain(name) === plain(text));
}

function transportTypeOf(text: string): TransportType {
  const wanted = plain(text);
  if (wanted === '') return 'OPEN';
  const found = transportTypes.find((type) =>
    [type, transportChoices[type]].some((one) => plain(one) === wanted),
  );
  if (found) return found;
  const choices = Object.values(transportChoices).join(', ');
  throw new RowRefusal(`Transport type “${text}” is not one of: ${choices}.`);
}

/** An empty cell takes the form's default. */
function commissionOf(text: string, portal: RowContext['portal']): string | number {
  if (text !== '') return text.replaceAll(/[$,]/g, '');
  return portal.displayCommissionPerVehicle ? portal.portalCommission : 0;
}

function vehiclesOf(cells: Cells, makes: readonly VehicleMake[]): VehicleRequest[] {
  const vehicles: VehicleRequest[] = [];
  for (const number of vehicleNumbers) {
    const make = cells[`make${number}`] ?? '';
    const model = cells[`model${number}`] ?? '';
    const operable = cells[`operable${number}`] ?? '';
    if (make === '' && model === '' && operable === '') continue;
    vehicles.push(vehicleOf(`Vehicle ${number}`, { make, model, operable }, makes));
  }
  if (vehicles.length === 0) throw new RowRefusal('Please add a vehicle.');
  return vehicles;
}

function vehicleOf(
  label: string,
  { make, model, operable }: { make: string; model: string; operable: string },
  makes: readonly VehicleMake[],
): VehicleRequest {
  if (make === '') throw new RowRefusal(`${label}: ${messages.makeRequired}`);
  if (model === '') throw new RowRefusal(`${label}: ${messages.modelRequired}`);
  const listedMake = makes.find((one) => plain(one.make) === plain(make));
  if (!listedMake) throw new RowRefusal(`${label}: the make “${make}” is not in the list.`);
  const listedModel = listedMake.models.find((one) => plain(one.model) === plain(model));
  if (!listedModel) {
    throw new RowRefusal(`${label}: ${listedMake.make} has no model “${model}” in the list.`);
  }
  return { make: listedMake.make, model: listedModel.model, operableBool: operableOf(label, operable) };
}

function operableOf(label: string, text: string): boolean {
  const answer = plain(text);
  if (['yes', 'y', 'true', '1'].includes(answer)) return true;
  if (['no', 'n', 'false', '0'].includes(answer)) return false;
  throw new RowRefusal(`${label}: ${messages.operableRequired} Write Yes or No.`);
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
