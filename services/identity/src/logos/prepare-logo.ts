import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type LogoType, logoMessages, maxLogoWidth } from '@overland/contracts';
import { invalid } from '@overland/service-kit';
import { type PictureOutput, rewritePicture, type TurnOwner } from '@overland/service-kit/pictures';

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
export async function prepareLogo(bytes: Buffer, { type, owner }: Uploaded): Promise<Buffer> {
  const open = async () => Readable.from([bytes]);
  const png = await rewritePicture({ type, owner, open, main: logo }, (picture) => buffer(picture.bytes));
  if (!png) throw invalid(logoMessages.damaged);
  return png;
}
