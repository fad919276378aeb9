import { ConfigError, readConfig, type Config } from './platform/config.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres.ts';
import { createLog, type Log } from './platform/log.ts';
import { MigrationError } from './platform/migrate/sql-files.ts';
import { systemTime } from './platform/time/time.ts';
import { whenStopped } from './platform/when-stopped.ts';
import { refusePublicLogins } from './seed/public-logins.ts';
import { StartError } from './platform/start-error.ts';
import { createServer, type Server } from './server.ts';

/** Milliseconds (security.md section 12). */
const longestStop = 10_000;

/** Starts the server from the environment: `node --max-semi-space-size=16 apps/server/src/main.ts` (start-command.ts says why). */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const starting = createServer(config, { log, ...(config.demo ? { say } : {}) });
  // Registered first: a process that is stopped while it starts must not leave its database running.
  let stopping = false;
  whenStopped((signal) => {
    stopping = true;
    stop(starting, signal, config, log);
  });
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  const server = await starting;
  // Loaded only here: a real deployment needs neither the drawings nor the texts of the demo.
  const demo = config.demo ? await import('./seed/demo.ts') : undefined;
  try {
    await (demo ? demo.seedDemo(server.platform, say) : refusePublicLogins(server.platform));
    if (stopping) return;
    const { port } = await server.listen();
    log.info({ port }, 'ready');
  } catch (error) {
    // After a stop signal the start fails because of it, and the process ends as for any stop.
    if (stopping) return;
    await server.close();
    throw error;
  }
  if (demo) sayWhereToClick(config, demo.demoLogins);
}

function stop(starting: Promise<Server>, signal: NodeJS.Signals, config: Config, log: Log): void {
  log.info({ signal }, 'stopping');
  const exit = () => {
    log.error('did not stop in time');
    process.exit(1);
  };
  systemTime.after(longestStop, exit, { ref: false });
  // Ctrl+C comes from a terminal, not from a balancer that needs notice.
  const notice = systemTime.wait(signal === 'SIGTERM' ? config.stopNotice : 0);
  void starting
    .then((server) => server.close({ notice }))
    .then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
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

/** Prints the last lines of a demo's start. */
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

/** One line for an error with a known cause, the whole stack for any other. */
function lineOf(error: unknown): string {
  const known = [ConfigError, EmbeddedPostgresError, MigrationError, StartError];
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message;
  const code = (error as { code?: string } | null)?.code;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'CONNECT_TIMEOUT')
    return 'the database at DATABASE_URL does not answer';
  if (code === '28P01' || code === '28000' || code === '3D000')
    return `the database at DATABASE_URL refuses us: ${(error as Error).message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
