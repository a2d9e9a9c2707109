import type { Readable } from 'node:stream';
import type { GetObjectCommand, PutObjectCommand, S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { notFound, unavailable } from '../app-error.js';
import { isError } from '../logging/is-error.js';
import { contentDisposition } from './content-disposition.js';
import {
  type DownloadTarget,
  downloadSigningTime,
  FileStore,
  type ListedObject,
  linkSeconds,
  type StreamedContent,
  type UploadTarget,
} from './file-store.js';
import type { S3Settings } from './files-config.js';
import { outOfSpace } from './local-file-store.js';

type Sdk = typeof import('@aws-sdk/client-s3');
type Presign = typeof import('@aws-sdk/s3-request-presigner').getSignedUrl;

/** Loads the client of S3, which takes long, only where one is configured. */
export async function openS3FileStore(settings: S3Settings): Promise<FileStore> {
  const [sdk, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const open = (endpoint: string) => new sdk.S3Client(optionsOf({ ...settings, endpoint }));
  return new S3FileStore({
    sdk,
    presign: getSignedUrl,
    client: open(settings.endpoint),
    // The host is part of a link's signature.
    signer: open(settings.publicEndpoint),
    bucket: settings.bucket,
  });
}

function optionsOf({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3ClientConfig {
  return {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's have no host name for each bucket.
    forcePathStyle: true,
    // A checksum in the link would have to be of bytes that are not there yet.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 20_000 },
  };
}

interface S3Parts {
  sdk: Sdk;
  client: S3Client;
  signer: S3Client;
  presign: Presign;
  bucket: string;
}

/** Any store that speaks S3; the browser sends and loads the bytes there. */
class S3FileStore extends FileStore {
  constructor(private readonly s3: S3Parts) {
    super();
  }

  signPut({ key, type, size }: UploadTarget): Promise<string> {
    const put = this.putCommand(key, { ContentType: type, ContentLength: size });
    return this.s3.presign(this.s3.signer, put, {
      expiresIn: linkSeconds,
      signableHeaders: new Set(['content-type', 'content-length']),
    });
  }

  signGet({ key, type, name }: DownloadTarget): Promise<string> {
    const get = this.getCommand(key, {
      ResponseContentType: type,
      ...(name === undefined ? {} : { ResponseContentDisposition: contentDisposition(name) }),
    });
    return this.s3.presign(this.s3.signer, get, {
      signingDate: downloadSigningTime(new Date()),
      expiresIn: 2 * linkSeconds,
    });
  }

  put(key: string, { bytes, type }: { bytes: Buffer; type: string }): Promise<void> {
    return this.send(key, { Body: bytes, ContentType: type });
  }

  putStream(key: string, { from, size, type }: StreamedContent): Promise<void> {
    return this.send(key, { Body: from, ContentLength: size, ContentType: type });
  }

  private async send(key: string, content: Partial<PutObjectCommand['input']>): Promise<void> {
    await this.s3.client.send(this.putCommand(key, content)).catch(refuse);
  }

  async get(key: string): Promise<Readable> {
    const { Body } = await this.s3.client.send(this.getCommand(key)).catch((error: unknown) => {
      return statusOf(error) === 404 ? { Body: undefined } : refuse(error);
    });
    if (!Body) throw notFound('We could not find this file.');
    // In Node.js the body is a stream; the SDK's type covers browsers too.
    return Body as Readable;
  }

  async head(key: string): Promise<{ size: number } | null> {
    const { sdk, client, bucket } = this.s3;
    try {
      const found = await client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: key }));
      return { size: found.ContentLength ?? 0 };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      return refuse(error);
    }
  }

  async delete(key: string): Promise<void> {
    const { sdk, client, bucket } = this.s3;
    await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key })).catch(refuse);
  }

  async *list(area: string): AsyncIterable<ListedObject> {
    const { sdk, client, bucket } = this.s3;
    for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${area}/` })) {
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key && LastModified) yield { key: Key, modifiedAt: LastModified };
      }
    }
  }

  private putCommand(key: string, more: Partial<PutObjectCommand['input']>): PutObjectCommand {
    return new this.s3.sdk.PutObjectCommand({ Bucket: this.s3.bucket, Key: key, ...more });
  }

  private getCommand(key: string, more: Partial<GetObjectCommand['input']> = {}): GetObjectCommand {
    return new this.s3.sdk.GetObjectCommand({ Bucket: this.s3.bucket, Key: key, ...more });
  }
}

/** A store that is full or down has an answer of its own; anything else, such as a wrong access key, is a defect. */
function refuse(error: unknown): never {
  const status = statusOf(error);
  if (status === 507) throw outOfSpace();
  const isOutOfOrder = (status ?? 0) >= 500 || (isError(error) && error.name === 'TimeoutError');
  throw isOutOfOrder ? unavailable() : error;
}

function statusOf(error: unknown): number | null {
  const metadata =
    typeof error === 'object' && error !== null && '$metadata' in error ? error.$metadata : null;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return null;
  return Number(metadata.httpStatusCode);
}
