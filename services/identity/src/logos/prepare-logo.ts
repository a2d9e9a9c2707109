import { logoMessages, maxLogoWidth } from '@overland/contracts';
import { AppError, invalid } from '@overland/service-kit';
import { openPicture, type PictureType } from '@overland/service-kit/files';

/**
 * Checks that the bytes are the picture that they claim to be, and writes it anew at the width that is shown at most: what
 * was hidden in the file does not survive. A PNG, which every email program shows, transparent where it was.
 * @throws AppError invalid
 */
export async function prepareLogo(bytes: Buffer, type: PictureType): Promise<Buffer> {
  try {
    const picture = await openPicture(bytes, type);
    return await picture
      .resize({ width: maxLogoWidth, height: maxLogoWidth, fit: 'inside', withoutEnlargement: true })
      // A palette keeps a photograph as small as a drawing.
      .png({ palette: true, quality: 90, effort: 7 })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalid(logoMessages.damaged);
  }
}
