import { type ConversionReport, lostReasonLabels } from '@overland/contracts';

export const reasonText = ({ reason }: ConversionReport['lost']['reasons'][number]): string =>
  reason === null ? 'Nobody said' : lostReasonLabels[reason];
