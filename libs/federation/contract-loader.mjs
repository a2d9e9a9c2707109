import path from 'node:path';
import { refuseRowSchemas, webContract } from './web-contract.mjs';

const contract = `${path.sep}contracts${path.sep}src${path.sep}`;

/** Makes the modules of the contract light, and keeps our other sources from what they then no longer have. */
export default function contractLoader(source) {
  if (this.resourcePath.includes(contract)) return webContract(source);
  refuseRowSchemas(source, this.resourcePath);
  return source;
}
