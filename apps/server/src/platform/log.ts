import { pino, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines in UTC. Nothing a person wrote, no address, token, e-mail or position may be passed to it (security.md section 10). */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.password', '*.token', '*.email', 'req.headers'], remove: true },
  });
}
