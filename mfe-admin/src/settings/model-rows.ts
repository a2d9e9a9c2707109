import { isOther, type ListedModel, type VehicleMake } from '@overland/contracts';

/** The models as rows, without the "Other" entries, which cannot be edited. */
export function modelRows(makes: readonly VehicleMake[]): ListedModel[] {
  return makes.flatMap(({ make, models }) =>
    models.filter(({ model }) => !isOther({ make, model })).map((model) => ({ make, ...model })),
  );
}

interface Wanted {
  search: string;
  /** Pricing classes; none for all. */
  classes: readonly string[];
}

/** Every word must be in the make or model: "toy 4r" finds the Toyota 4Runner. */
export function findModels(rows: readonly ListedModel[], { search, classes }: Wanted): ListedModel[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ make, model, pricingClass }) => {
    const text = `${make} ${model}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) && (classes.length === 0 || classes.includes(pricingClass))
    );
  });
}
