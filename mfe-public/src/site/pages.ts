import type { Page } from '@overland/federation';

export const pages = [
  {
    path: '/',
    title: 'Ship your car, door to door',
    description: 'The whole price of moving your car across the United States, door to door, at once.',
    access: 'anyone',
    skeleton: 'form',
  },
] as const satisfies readonly Page[];
