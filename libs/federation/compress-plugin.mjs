import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const hashedText = /\.[0-9a-f]{8,}\.(js|css|svg)$/;
const worthItBytes = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Emits a `.br` and a `.gz` file beside every hashed script, style and drawing; the gateway sends those. */
export class CompressPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'CompressPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async (assets) => {
          const files = Object.keys(assets).filter((file) => hashedText.test(file));
          await Promise.all(
            files.map(async (file) => {
              const content = assets[file].buffer();
              if (content.length < worthItBytes) return;
              const [br, gz] = await Promise.all([smallestBrotli(content), gzipped(content, { level: 9 })]);
              compilation.emitAsset(`${file}.br`, new sources.RawSource(br));
              compilation.emitAsset(`${file}.gz`, new sources.RawSource(gz));
            }),
          );
        },
      );
    });
  }
}

function smallestBrotli(content) {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
