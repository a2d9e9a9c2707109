import { shellConfig } from '@overland/federation/webpack';

export default shellConfig({ dir: import.meta.dirname });
