export { makeOptions, modelOptions, searchPlaces, useMakes, useNoRoad, useRoute } from './look-ups';
export { missingForPrice, priceable } from './move-price';
export { maxErrorLength, PriceInPlace, type PriceInPlaceProps } from './price-in-place';
export {
  completeVehicles,
  emptyMove,
  emptyVehicle,
  type MoveValues,
  type VehicleValues,
  valuesOfQuote,
} from './quote-values';
export { RouteFields, type RouteFieldsProps, type RoutePlaces } from './route-fields';
export { TransportField } from './transport-field';
export { type LivePrice, useLivePrice } from './use-live-price';
export { VehicleFields } from './vehicle-fields';
export { VehicleRows } from './vehicle-rows';
export { VinLine } from './vin-line';
export { whoops } from './whoops';
