export * from '@overland/contracts/format';
