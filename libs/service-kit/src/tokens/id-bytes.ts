/** How long a UUID is in a token. */
export const idBytes = 16;

export const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

/** The UUID that the bytes begin with. */
export const idOfBytes = (bytes: Buffer): string =>
  bytes.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
