import { maxFilesPerOrder } from '@overland/contracts';
import { AppError, invalid, notFound } from '@overland/service-kit';

/** The largest pictures of today's phones have 50 million pixels, unless one asks them for more. */
export const maxPixels = 51_000_000;

export const tooManyPixels = (): AppError =>
  invalid('This picture is too large. Please upload one of up to 50 megapixels.');

export const notThatType = (name: string): AppError =>
  invalid(`We could not read ${name}: it is damaged, or not of the type that its name says.`);

export const notArrived = (name: string): AppError =>
  new AppError('conflict', `${name} has not arrived completely. Please upload it again.`);

export const tooManyFiles = (): AppError =>
  new AppError('conflict', `This order has ${maxFilesPerOrder} files, the most it can have.`);

export const noSuchFile = (): AppError => notFound('We could not find this file.');
