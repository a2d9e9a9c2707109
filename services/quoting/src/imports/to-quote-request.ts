import {
  messages,
  type PortalRecord,
  type QuoteRequestInput,
  states,
  type VehicleMake,
  type VehicleRequest,
} from '@overland/contracts';
import {
  didYouMean,
  namesNear,
  plainText,
  RowRefusal,
  readOperable,
  readTransportType,
} from '@overland/service-kit';
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
    transportType: readTransportType(cells.transportType ?? ''),
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
export function isNamed(text: string, { city, state, zip }: SuggestedPlace): boolean {
  const stateName = states.find(([code]) => code === state)?.[1] ?? state;
  const names = [state, stateName].flatMap((one) => [`${city} ${one}`, `${city} ${one} ${zip}`]);
  return [...names, zip].some((name) => plainText(name) === plainText(text));
}

/** An empty cell takes the form's default. */
export function commissionOf(text: string, portal: RowContext['portal']): string | number {
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

/** @throws RowRefusal that begins with the label */
function vehicleOf(
  label: string,
  { operable, ...named }: { make: string; model: string; operable: string },
  makes: readonly VehicleMake[],
): VehicleRequest {
  try {
    return { ...listedVehicle(named, makes), operableBool: readOperable(operable) };
  } catch (error) {
    if (!(error instanceof RowRefusal)) throw error;
    throw new RowRefusal(`${label}: ${error.message}`);
  }
}

interface Named {
  make: string;
  model: string;
}

/** "Honda Accord" as a model is an Accord of Honda. */
function withMakeApart(written: Named, makes: readonly VehicleMake[]): Named {
  const { make, model } = written;
  const begun = makes
    .filter((one) => model.toLowerCase().startsWith(`${one.make.toLowerCase()} `))
    .sort((one, other) => other.make.length - one.make.length)
    .find((one) => make === '' || plainText(make) === plainText(one.make));
  const isModel = begun?.models.some((one) => plainText(one.model) === plainText(model));
  return begun && !isModel ? { make: begun.make, model: model.slice(begun.make.length).trim() } : written;
}

/** As it is written in the list of makes. @throws RowRefusal */
export function listedVehicle(written: Named, makes: readonly VehicleMake[]): Named {
  const { make, model } = withMakeApart(written, makes);
  if (make === '') throw new RowRefusal(messages.makeRequired, 'Make');
  if (model === '') throw new RowRefusal(messages.modelRequired, 'Model');
  const listedMake = makes.find((one) => plainText(one.make) === plainText(make));
  if (!listedMake) {
    const near = namesNear(
      make,
      makes.map((one) => one.make),
    );
    throw new RowRefusal(`The make “${make}” is not in the list.${didYouMean(near)}`, 'Make', near);
  }
  const listedModel = listedMake.models.find((one) => plainText(one.model) === plainText(model));
  if (!listedModel) {
    const near = namesNear(
      model,
      listedMake.models.map((one) => one.model),
    );
    throw new RowRefusal(
      `${listedMake.make} has no model “${model}” in the list.${didYouMean(near)}`,
      'Model',
      near,
    );
  }
  return { make: listedMake.make, model: listedModel.model };
}
