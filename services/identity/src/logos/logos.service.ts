import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import {
  findLogoFile,
  type LogoType,
  logoAddress,
  logoMessages,
  logoProblem,
  maxLogoBytes,
  maxLogoWidth,
  type Session,
} from '@overland/contracts';
import {
  AppError,
  FileReply,
  invalid,
  invalidField,
  notFound,
  uploadedFileHeaders,
} from '@overland/service-kit';
import { FileStore } from '@overland/service-kit/files';
import { type PictureOutput, rewritePicture, type TurnOwner } from '@overland/service-kit/pictures';

const png = 'image/png';
/** Where a portal's logo is stored. It is never deleted, as emails that were sent show it. */
const keyOf = (file: string) => `logos/${file}`;
/** Where it is uploaded. If no portal is saved with it, it is deleted with other uploads after a day. */
const uploadKeyOf = (file: string) => `uploads/logos/${file}`;

@Injectable()
export class Logos {
  constructor(private readonly store: FileStore) {}

  /** @throws AppError invalid if it is not a picture for a logo, tooLarge */
  async upload(
    from: Readable,
    { contentType, session }: { contentType: string | null; session: Session },
  ): Promise<{ companyLogo: string }> {
    const type = contentType ?? '';
    // Checks the type before anything is read; the size is not known yet.
    refuse(logoProblem({ type, size: 1 }), from);
    const uploaded = await readLogo(from);
    refuse(logoProblem({ type, size: uploaded.length }), from);
    const bytes = await prepareLogo(uploaded, { type: type as LogoType, owner: session });
    const file = `${randomUUID()}.png`;
    await this.store.put(uploadKeyOf(file), { bytes, type: png });
    return { companyLogo: logoAddress(file) };
  }

  async get(file: string): Promise<FileReply> {
    return new FileReply(await this.read(file), {
      'content-type': png,
      // Every upload has a name of its own. Emails show it on other sites than ours.
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      ...uploadedFileHeaders,
    });
  }

  async image(file: string): Promise<{ image: string }> {
    return { image: `data:${png};base64,${(await this.read(file)).toString('base64')}` };
  }

  /**
   * Keeps the uploaded logo when a portal is saved. An unchanged value stays as it is.
   * @throws AppError invalid for anything that was not uploaded here, as nothing is fetched from elsewhere
   */
  async keep(companyLogo: string | null, stored: string | null): Promise<void> {
    if (companyLogo === null || companyLogo === stored) return;
    const file = findLogoFile(companyLogo);
    if (file === null) throw unknownLogo();
    if (await this.store.head(keyOf(file))) return;
    if (!(await this.store.head(uploadKeyOf(file)))) throw unknownLogo();
    const bytes = await buffer(await this.store.get(uploadKeyOf(file)));
    await this.store.put(keyOf(file), { bytes, type: png });
  }

  /** @throws AppError notFound */
  private async read(file: string): Promise<Buffer> {
    for (const key of [keyOf(file), uploadKeyOf(file)]) {
      if (await this.store.head(key)) return buffer(await this.store.get(key));
    }
    throw notFound('We could not find this logo.');
  }
}

function refuse(problem: string | null, from: Readable): void {
  if (problem === null) return;
  // Clients only receive the answer once their request was read to its end.
  from.resume();
  throw invalid(problem);
}

const unknownLogo = () => invalidField('companyLogo', logoMessages.unknown);

/** Buffers no more than a logo may have. */
async function readLogo(from: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  // Destroying the stream would close the connection without an answer.
  for await (const piece of from.iterator({ destroyOnReturn: false })) {
    size += piece.length;
    if (size > maxLogoBytes) {
      from.resume();
      throw new AppError('tooLarge', logoMessages.size);
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** With a palette, a photograph is as small as a drawing. */
const logo: PictureOutput = {
  format: 'png',
  options: { palette: true, quality: 90, effort: 7 },
  within: maxLogoWidth,
};

interface Uploaded {
  type: LogoType;
  owner: TurnOwner;
}

/**
 * Checks that the bytes are the kind of picture that they claim to be, and re-encodes it at the largest width that is shown,
 * which removes what was hidden in the file. The result is a PNG, which every email program shows, with its transparency.
 * @throws AppError invalid
 */
async function prepareLogo(bytes: Buffer, { type, owner }: Uploaded): Promise<Buffer> {
  const open = async () => Readable.from([bytes]);
  const png = await rewritePicture({ type, owner, open, main: logo }, (picture) => buffer(picture.bytes));
  if (!png) throw invalid(logoMessages.damaged);
  return png;
}
