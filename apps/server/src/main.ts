import { ConfigError, readConfig } from './platform/config.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres.ts';
import { createLog } from './platform/log.ts';
import { createServer, StartError } from './server.ts';

/** Starts the server from the environment: `node apps/server/src/main.ts`. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await createServer(config, { log });
  const { port } = await server.listen();
  log.info({ port }, 'ready');

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    void server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
}

try {
  await main();
} catch (error) {
  process.stderr.write(`heartline: ${lineOf(error)}\n`);
  process.exit(1);
}

/** What the person at the terminal needs: one line for what has a known cause, the whole error for what has not. */
function lineOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError || error instanceof StartError)
    return error.message;
  const code = (error as { code?: string } | null)?.code;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'CONNECT_TIMEOUT')
    return 'the database at DATABASE_URL does not answer';
  if (code === '28P01' || code === '28000' || code === '3D000')
    return `the database at DATABASE_URL refuses us: ${(error as Error).message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
