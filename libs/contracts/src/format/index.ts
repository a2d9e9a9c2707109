export * from './bands.js';
export * from './changed-values.js';
export * from './days.js';
export * from './instants.js';
export * from './levels.js';
export * from './numbers.js';
export * from './phone.js';
