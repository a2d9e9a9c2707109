import { sentenceOf } from '@overland/service-kit';
import { readOptions, type StackOptions } from './options.js';

/** A command of the terminal: of an error it prints the message, and ends with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** The same for a command on an installation. @returns what to print */
export function runOnInstallation(
  name: string,
  work: (options: StackOptions) => Promise<string>,
): Promise<void> {
  return runCommand(async () => {
    const options = readOptions(process.argv.slice(2));
    const usage = `npm run ${name} -- [--data <folder>] [--postgres-port <port>]\n`;
    process.stdout.write(options === 'help' ? usage : await work(options));
  });
}
