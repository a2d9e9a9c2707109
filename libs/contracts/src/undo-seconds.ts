/** For so long staff can take back a step, and the emails of it wait. Without schemas, as lists need it at once. */
export const undoSeconds = 60;
