import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** About what fits into the first packets of a connection; below it, compressing costs more than it spares. */
const worthwhileBytes = 8 * 1024;

/**
 * Long lists travel at a tenth of their size, to whoever accepts that. No secret is in danger by it: answers are asked
 * for with a token in a header, which no foreign page can make a browser send. Before the routes, as it hooks into each.
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
