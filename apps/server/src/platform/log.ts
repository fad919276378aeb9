import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines in UTC. Never pass it text that a person wrote, an address, token, e-mail or position (security.md section 10). */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.password', '*.token', '*.email', 'req.headers'], remove: true },
    serializers: { err: described },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The error and its location. Errors of other software contain personal data: PostgreSQL quotes the row, a mail server the address. */
function described(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutAddresses(error) : undefined;
  const { name, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: messageOf(error),
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined ? {} : { cause: described(cause) }),
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

/** One line about an error that may be stored: redacted like the log. */
export function inOneLine(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${messageOf(error)}` : withoutAddresses(String(error));
  return text.replaceAll(/[\s\0]+/g, ' ');
}

function messageOf({ message, code }: Error & { code?: unknown }): string {
  // Data exceptions of PostgreSQL (class 22) have the value in their message.
  return withoutAddresses(/^22\w{3}$/.test(String(code)) ? message.replaceAll(/"[^"]*"/g, '"…"') : message);
}

/** All characters that an address may have (see `isEmail`), so rather a letter too many than one too few. */
const address = /[^\s<>()[\]\\,;:"]+@[^\s<>()[\]\\,;:"]+/g;

const withoutAddresses = (text: string): string => text.replaceAll(address, '…@…');
