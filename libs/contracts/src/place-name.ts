// A separate file without schemas: signs and lists on every first view show place names.
/** A place has one name, "Denver, CO", whether it was chosen by its city or by its ZIP code ("Denver, CO 80202"). */
export const placeName = (text: string): string => text.replace(/ \d{5}$/, '');
