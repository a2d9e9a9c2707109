import { maxFilesPerOrder } from '@overland/contracts';
import { AppError, invalid, notFound } from '@overland/service-kit';

export const notThatType = (name: string): AppError =>
  invalid(`We could not read ${name}: it is damaged, or not of the type that its name says.`);

export const notArrived = (name: string): AppError =>
  new AppError('conflict', `${name} has not arrived completely. Please upload it again.`);

export const tooManyFiles = (): AppError =>
  new AppError('conflict', `This order has ${maxFilesPerOrder} files, the most it can have.`);

export const restoreFirst = (): AppError =>
  new AppError('conflict', 'This file is removed. Please restore it first.');

export const noSuchFile = (): AppError => notFound('We could not find this file.');
