import type { Page } from '@overland/federation';

/** What the public site has besides the public area. */
export const pages = [
  {
    path: '/',
    title: 'Ship your car, door to door',
    description:
      'The whole price of moving your car, at once: open or enclosed, door to door, anywhere in the United States. No account and no call needed.',
    access: 'anyone',
    skeleton: 'form',
  },
] as const satisfies readonly Page[];
