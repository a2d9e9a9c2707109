import { maxFilesPerOrder } from '@overland/contracts';
import { saidToStaff } from '@overland/contracts/format';
import { AppError, invalid, notFound } from '@overland/service-kit';

export const notThatType = (name: string): AppError =>
  invalid(
    saidToStaff('We could not read {name}: it is damaged, or not of the type that its name says.', { name }),
  );

export const notArrived = (name: string): AppError =>
  new AppError(
    'conflict',
    saidToStaff('{name} has not arrived completely. Please upload it again.', { name }),
  );

export const tooManyFiles = (): AppError =>
  new AppError(
    'conflict',
    saidToStaff('This order has {most} files, the most it can have.', { most: maxFilesPerOrder }),
  );

export const restoreFirst = (): AppError =>
  new AppError('conflict', 'This file is removed. Please restore it first.');

export const isProofOfTerms = (): AppError =>
  new AppError(
    'conflict',
    'The accepted terms are proof: they stay with the order, and the customer has them.',
  );

export const noSuchFile = (): AppError => notFound('We could not find this file.');
