import { calls } from '@overland/contracts/calls';
import type { ApiQuery } from '@overland/web';

export const driverLinkQuery = (token = ''): ApiQuery<typeof calls.driverLocation.open> => [
  calls.driverLocation.open,
  { body: { token } },
  { whenUnreachable: 'There was an error opening this link' },
];
