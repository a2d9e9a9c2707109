import type { ClaimState } from '@overland/contracts';
import type { ChipTone } from '@overland/ui';

export const claimTones: Record<ClaimState, ChipTone> = {
  reported: 'amber',
  inReview: 'blue',
  approved: 'sign',
  declined: 'grey',
  paid: 'solid',
  withdrawn: 'grey',
};
