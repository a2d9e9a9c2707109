/** Every key of a value with its path; the keys of all items of a list are merged. */
export function keysOf(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => keysOf(item, `${place}[]`)))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = place === '' ? key : `${place}.${key}`;
    return [at, ...keysOf(inner, at)];
  });
}

/** Key paths written as one string, separated by spaces. */
export const under = (place: string, keys: string) => keys.split(' ').map((key) => `${place}.${key}`);

/** The keys of a price as the public sees it: vehicles and totals. */
export const pricedKeys = [
  'vehicleQuotes',
  'totalPricing',
  ...under(
    'vehicleQuotes[]',
    'make model year vin operable operableBool pricingClass price calculatedQuotes',
  ),
  ...under(
    'vehicleQuotes[].calculatedQuotes[]',
    'serviceLevel openTransportPortal enclosedTransportPortal whiteGloveTransportPortal',
  ),
  ...under('totalPricing', '1 3 5 7'),
  ...['1', '3', '5', '7'].flatMap((level) => [
    ...under(`totalPricing.${level}`, 'totalOpenTransportPortal totalEnclosedTransportPortal totalPortal'),
    ...under(`totalPricing.${level}`, 'totalWhiteGloveTransportPortal totalOpenTransportBeforeDiscount'),
    ...under(`totalPricing.${level}`, 'totalEnclosedTransportBeforeDiscount'),
    ...under(`totalPricing.${level}`, 'totalWhiteGloveTransportBeforeDiscount'),
  ]),
];
