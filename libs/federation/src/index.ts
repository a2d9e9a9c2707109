export * from './judge.js';
export * from './manifests.js';
export * from './match.js';
export * from './page.js';
export * from './preloads.js';
export * from './runs-in.js';
