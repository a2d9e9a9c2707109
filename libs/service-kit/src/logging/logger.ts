import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError, maskLines } from './describe-error.js';
import { isError } from './is-error.js';
import { contextOfLine } from './request-context.js';
import { surviveLostOutput } from './survive-lost-output.js';

const hidden = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'code',
  'token',
];

/** Nest logs every module and route that it loads under these names. */
const startUpChatter = new Set<unknown>([
  'NestFactory',
  'InstanceLoader',
  'NestApplication',
  'RoutesResolver',
  'RouterExplorer',
]);

interface LoggerOptions {
  level: string;
  stream?: DestinationStream;
}

/** JSON lines; each carries the request id, the trace id if any, and the service it belongs to. Bodies are never logged. */
export function createLogger({ level, stream = process.stdout }: LoggerOptions): Logger {
  surviveLostOutput();
  const options = {
    level,
    base: { pid: process.pid },
    mixin: contextOfLine,
    redact: {
      paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { err: (error: unknown) => (isError(error) ? describeError(error) : error) },
  };
  // Given explicitly: pino's own writer to standard output hangs for good when the disk is full.
  return pino(options, stream);
}

/** Lets Nest, and services through Nest's `Logger`, write to pino. */
export class NestLogger implements LoggerService {
  constructor(readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(startUpChatter.has(rest.at(-1)) ? 'debug' : 'info', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  private write(
    level: 'info' | 'warn' | 'error' | 'fatal' | 'debug' | 'trace',
    message: unknown,
    rest: unknown[],
  ) {
    const last = rest.at(-1);
    const context = typeof last === 'string' ? { context: last } : {};
    const error = [message, ...rest].find(isError);
    const fields = error ? { ...context, err: error } : context;
    this.pino[level](fields, isError(message) ? describeError(message).message : maskLines(String(message)));
  }
}
