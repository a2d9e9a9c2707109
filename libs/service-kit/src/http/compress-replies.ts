import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** About what fits into the first packets of a connection; below it, compressing costs more than it saves. */
const worthwhileBytes = 8 * 1024;

/**
 * Compresses long lists to a tenth of their size. No secret is at risk: calls carry a token in a header, which a foreign
 * page cannot make a browser send. Registered before the routes, because it hooks into each of them.
 */
export async function compressReplies(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    threshold: worthwhileBytes,
    encodings: ['br', 'gzip'],
    // The default is that of files which are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
}
