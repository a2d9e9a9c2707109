import { exportRows } from './order-export.mjs';

export const name = 'P13';
export const title = 'CSV of all orders, in the background';
export const hosting = 'none';

export const run = () => exportRows('csv', { times: 1.5, memory: 32 });
