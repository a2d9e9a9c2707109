import { type SdStatus, sdStatusNames } from './constants.js';

/** What staff call the step to each state, as its button does: "Mark Posted", "Undo Posted". */
export const stepNames: Record<SdStatus, string> = {
  ...sdStatusNames,
  new: 'Release',
  posted: 'Posted',
  posted_to_loadboard: 'Posted',
  accepted: 'Driver Assigned',
};
