import { noMake, type PublicQuote, type QuoteRequestInput, type TransportType } from '@overland/contracts';

/** A vehicle row as it is being filled in; whether it is operable is not set until someone chooses. */
export interface VehicleValues {
  make: string;
  model: string;
  operableBool?: boolean | undefined;
  /** As staff know them. */
  vin?: string;
  year?: string;
}

/** The values of a quote's fields while they are being filled in; places are the ids of chosen suggestions. */
export interface MoveValues {
  pickup: string;
  delivery: string;
  transportType: TransportType;
  vehicleQuotes: VehicleValues[];
}

export const emptyVehicle: VehicleValues = { make: '', model: '', operableBool: undefined };

export const emptyMove = {
  pickup: '',
  delivery: '',
  transportType: 'OPEN' as TransportType,
  vehicleQuotes: [emptyVehicle],
};

export function valuesOfQuote(
  quote: Pick<PublicQuote, 'pickup' | 'delivery' | 'transportType' | 'vehicleQuotes'>,
): MoveValues {
  return {
    pickup: quote.pickup.placeId,
    delivery: quote.delivery.placeId,
    transportType: quote.transportType,
    vehicleQuotes: quote.vehicleQuotes.map(({ make, model, operableBool, vin, year }) => ({
      make,
      model,
      operableBool,
      ...(vin !== '' && { vin }),
      ...(year !== null && { year: String(year) }),
    })),
  };
}

/** The vehicles that are filled in; an incomplete row does not delay the price of the others. */
export function completeVehicles(vehicles: readonly VehicleValues[]): QuoteRequestInput['vehicleQuotes'] {
  return vehicles.flatMap(({ make, model, operableBool }) => {
    const isChosen = make.trim() !== '' && make !== noMake && model.trim() !== '';
    const isComplete = isChosen && operableBool !== undefined;
    return isComplete ? [{ make, model, operableBool }] : [];
  });
}
