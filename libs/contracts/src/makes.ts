import * as z from 'zod/mini';
import { pricingClasses } from './constants.js';
import { requiredText } from './fields.js';
import { messages } from './messages.js';
import { otherMake } from './vehicle-name.js';

/** Characters of an imported file; with its line ends escaped it fits the largest request body. */
export const maxImportLength = 200_000;
/** Models of all makes together, without the "Other" entries. */
export const maxModels = 5000;
export const VehicleModel = z.object({ model: z.string(), pricingClass: z.enum(pricingClasses) });
export const VehicleMake = z.object({ make: z.string(), models: z.array(VehicleModel) });
export type VehicleMake = z.infer<typeof VehicleMake>;

/** Whether it is the built-in make "Other" or one of the built-in models "Other (…)", which no list contains. */
export const isOther = ({ make, model }: { make: string; model: string }): boolean =>
  make.toLowerCase() === otherMake.toLowerCase() || /^other \(/i.test(model);

const otherMessage = 'The “Other” entries are always there; please use another name.';
const noControl = z.regex(/^\P{Cc}*$/u, 'Please use one line of plain text.');
const longestName = 60;
const makeName = requiredText(longestName, messages.makeRequired).check(
  noControl,
  z.refine((make) => !isOther({ make, model: '' }), otherMessage),
);
const modelName = requiredText(longestName, messages.modelRequired).check(
  noControl,
  z.refine((model) => !isOther({ make: '', model }), otherMessage),
);

/** One line of the list of makes and models. */
export const ListedModel = z.strictObject({
  make: makeName,
  model: modelName,
  pricingClass: z.enum(pricingClasses, 'Please choose a pricing class.'),
});
export type ListedModel = z.infer<typeof ListedModel>;

/** Names a line of the list. */
export const ModelName = z.strictObject({
  make: requiredText(longestName, messages.makeRequired),
  model: requiredText(longestName, messages.modelRequired),
});

const Counts = z.object({ added: z.int(), changed: z.int(), removed: z.int() });

export const ImportRequest = z.strictObject({
  csv: z
    .string('Please choose a file.')
    .check(
      z.minLength(1, 'This file is empty.'),
      z.maxLength(maxImportLength, 'Please choose a file of at most 200 KB.'),
    ),
  /** `add` adds and changes; `replace` also removes what the file does not have. */
  mode: z.enum(['add', 'replace']),
  /** True counts the changes without making them. */
  isPreview: z.boolean(),
  /** The counts of the preview: if the list has changed since, nothing is imported. */
  expected: z.optional(Counts),
});

export const ImportReply = z.object({
  ...Counts.shape,
  unchanged: z.int(),
  /** Lines of the file that are refused, the first fifty; with one of them nothing is done. */
  errors: z.array(z.object({ line: z.int(), message: z.string() })),
  errorCount: z.int(),
  /** The first changes, as sentences. */
  examples: z.array(z.string()),
});
export type ImportReply = z.infer<typeof ImportReply>;
