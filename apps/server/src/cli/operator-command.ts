import { ConfigError, readConfig, type Config } from '../platform/config.ts';
import { isAlone, openDatabase, type Database } from '../platform/database.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { migrate } from '../platform/migrate.ts';
import { MigrationError } from '../platform/migrate/sql-files.ts';

export interface CommandDatabase {
  config: Config;
  sql: Database;
  /** Address of the database. */
  url: string;
}

interface CommandOptions {
  /** Under which the database lists its connections. */
  name: string;
  /** @default 1 */
  connections?: number;
}

/**
 * Runs a command of the operator on the database of a running server, or starts it and stops it again, and sets the exit code of the process.
 * What the operator can mend (settings, database, migrations) is printed as one line.
 */
export async function runOperatorCommand(
  options: CommandOptions,
  command: (database: CommandDatabase) => Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await withDatabase(options, command);
  } catch (error) {
    console.error(
      `heartline: ${isForOperator(error) ? error.message : error instanceof Error ? error.stack : String(error)}`,
    );
    process.exitCode = 1;
  }
}

/** What no developer has to mend: a setting, a migration, or a database that does not answer. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof EmbeddedPostgresError ||
  error instanceof MigrationError ||
  (error instanceof Error && 'syscall' in error && error.syscall === 'connect');

async function withDatabase(
  { name, connections = 1 }: CommandOptions,
  command: (database: CommandDatabase) => Promise<number>,
): Promise<number> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(config.dataDir);
  const url = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(url);
  const sql = openDatabase({ url, connections, name });
  try {
    return await command({ config, sql, url });
  } finally {
    await sql.end({ timeout: 5 });
    if (embedded && (await isAlone(url))) await embedded.stop();
  }
}
