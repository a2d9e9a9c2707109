import { exportRows } from './order-export.mjs';

export const name = 'P14';
export const title = 'XLSX of all orders, in the background';
export const hosting = 'none';

export const run = () => exportRows('xlsx', { times: 8, memory: 64 });
