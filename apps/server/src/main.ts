import { setTimeout as wait } from 'node:timers/promises';

import { ConfigError, readConfig, type Config } from './platform/config.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres.ts';
import { createLog } from './platform/log.ts';
import { createServer, StartError } from './server.ts';

/** Milliseconds (security.md section 12). */
const longestStop = 10_000;

/** Starts the server from the environment: `node --max-semi-space-size=16 apps/server/src/main.ts` (start-command.ts says why). */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await createServer(config, { log });
  // Loaded only here: a real deployment needs neither the drawings nor the texts.
  const demo = config.demo ? await import('./seed/demo.ts') : undefined;
  await demo?.seedDemo(server.platform, say);
  const { port } = await server.listen();
  log.info({ port }, 'ready');
  if (demo) sayWhereToClick(config, demo.demoLogins);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, longestStop).unref();
    // Who presses Ctrl+C at a terminal is no balancer.
    const notice = wait(signal === 'SIGTERM' ? config.stopNotice : 0);
    void server.close({ notice }).then(
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The last lines of a demo's start. */
function sayWhereToClick(
  { publicOrigin }: Config,
  logins: readonly { email: string; password: string; premium: boolean }[],
): void {
  say('');
  say(`Heartline is at ${publicOrigin}`);
  for (const { email, password, premium } of logins)
    say(`  ${premium ? 'premium' : 'free   '} member: ${email} / ${password}`);
  say(`  mails, such as the one that confirms a new account: ${publicOrigin}/dev/mail`);
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
