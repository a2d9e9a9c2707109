// Compiles as @swc/jest does, but a mutated source with all its mutants.
import swc from '@swc/jest';
import { instrumentedText } from './instrumented-files.mjs';

export default {
  createTransformer(options) {
    const { process, getCacheKey } = swc.createTransformer(options);
    return {
      process: (source, file, ...rest) => process(instrumentedText(file) ?? source, file, ...rest),
      getCacheKey: (source, file, ...rest) => getCacheKey(instrumentedText(file) ?? source, file, ...rest),
    };
  },
};
