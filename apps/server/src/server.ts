import type { AddressInfo } from 'node:net';

import type { Hono } from 'hono';

import { deleteAgain } from './deletion/deletion.service.ts';
import { registerJobs } from './jobs.ts';
import { tellOfPayments } from './payments/tell-of-payments.ts';
import { ensurePlaces } from './places/places.service.ts';
import { openAgeChecks } from './platform/age-check/age-checks.ts';
import { createSteadyClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { answers, databaseTime, isAlone, openDatabase, type Database } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { createEventHub } from './platform/events.ts';
import { createApp } from './platform/http/app.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { endConnectionsWhen, leave, type Leaving } from './platform/http/leave.ts';
import { createRateLimiter } from './platform/http/rate-limit.ts';
import { openVisitorCountry } from './platform/http/visitor-country.ts';
import { createJobs, type JobsOptions } from './platform/jobs.ts';
import { createLog, type Log } from './platform/log.ts';
import { mountDevMail } from './platform/mail/dev-mail.ts';
import { createMailer } from './platform/mail.ts';
import { createMediaSigner } from './platform/media.ts';
import { migrate } from './platform/migrate.ts';
import { openProviders } from './platform/payments/providers.ts';
import type { Platform } from './platform/platform.ts';
import type { Site } from './platform/site.ts';
import { createPushSender, vapidKeyFrom } from './platform/push/push.ts';
import { sharedSecret } from './platform/secrets.ts';
import { openDeletionList } from './platform/storage/deletion-list.ts';
import { openExportFiles } from './platform/storage/export-files.ts';
import { openPhotoFiles } from './platform/storage/open-photo-files.ts';
import type { PhotoFileStore } from './platform/storage/photo-files.ts';
import { mountDevSms } from './platform/sms/dev-sms.ts';
import { openSms } from './platform/sms/sms.ts';
import { StartError } from './platform/start-error.ts';
import { timeLimits, type TimeLimits } from './platform/time/time-limits.ts';
import { systemTime, type Time } from './platform/time/time.ts';
import type { MailIntake } from './notifications/mail-intake.ts';
import { createPartnerRegistry } from './partners/partner-registry.ts';
import { createRoutes } from './routes.ts';
import { createRevokedFinder, createViewerFinder } from './session/viewer.ts';
import { paymentAccountsOf } from './site/payment-accounts.data.ts';
import { createSiteFinder } from './site/site.service.ts';
import { saveSites } from './site/site.store.ts';
import { sites } from './site/sites.data.ts';
import type { FramesOfPartners } from './web/embed.ts';
import { openSite, type BuiltSite, type PagesConfig } from './web/pages.ts';

export interface ServerOverrides {
  clock: Clock;
  time: Time;
  log: Log;
  /** See `ViewerFinderOptions`. */
  viewerCacheFor: number;
  /** See `JobsOptions`. */
  jobs: JobsOptions;
  /** Those that differ from production's. */
  timeLimits: Partial<TimeLimits>;
  /** @default those of this deployment */
  sites: readonly Site[];
  /** Receives one line for the person who started the server. @default a warning in the log */
  say: (line: string) => void;
}

export interface Server {
  app: Hono;
  platform: Platform;
  /** Starts to accept connections and to run jobs. @throws StartError when the port is taken */
  listen: () => Promise<{ port: number }>;
  /**
   * Finishes the running requests and jobs, for 10 s at most, and releases everything. Until `notice` resolves it still answers but reports
   * that it is not ready, so that a balancer takes it out in time.
   */
  close: (options?: { notice?: Promise<unknown> }) => Promise<void>;
}

/** Assembles the server on its database. Nothing runs before `listen`, except the embedded database. */
export async function createServer(given: Config, overrides: Partial<ServerOverrides> = {}): Promise<Server> {
  const log = overrides.log ?? createLog(given.logLevel);
  const database = await holdDatabase(given, log, overrides);
  try {
    return await assemble(given, overrides, log, database);
  } catch (error) {
    await database.letGo().catch(() => {});
    throw error;
  }
}

interface HeldDatabase {
  url: string;
  sql: Database;
  /** Ends our connections; the last process also stops the embedded database. */
  letGo: () => Promise<void>;
}

async function holdDatabase(
  config: Config,
  log: Log,
  { timeLimits: limits, say = (line) => log.warn(line) }: Partial<ServerOverrides>,
): Promise<HeldDatabase> {
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(config.dataDir, { say });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const sql = openDatabase({
    url,
    connections: config.databaseConnections,
    statementTimeout: limits?.statement ?? timeLimits.statement,
  });
  const leaveIt = embedded?.keepRunning(log);
  return {
    url,
    sql,
    async letGo() {
      await leaveIt?.();
      await sql.end({ timeout: 1 });
      if (embedded && (await answers(url)) && (await isAlone(url))) await embedded.stop();
    },
  };
}

/** The clock of this process, compared with the database's before anything is written. */
async function windClock(sql: Database, time: Time, log: Log): Promise<{ clock: Clock; leaveClock: () => void }> {
  const clock = createSteadyClock({ reference: () => databaseTime(sql), log, passed: time.passed });
  await clock.check();
  const leaveClock = time.every(5_000, () => {
    // While the database is away the clock continues by itself.
    clock.check().catch(() => {});
  });
  return { clock, leaveClock };
}

async function assemble(
  given: Config,
  overrides: Partial<ServerOverrides>,
  log: Log,
  { url: databaseUrl, sql, letGo }: HeldDatabase,
): Promise<Server> {
  await migrate(databaseUrl);
  const time = overrides.time ?? systemTime;
  const { clock, leaveClock } = overrides.clock
    ? { clock: overrides.clock, leaveClock() {} }
    : await windClock(sql, time, log);
  await saveSites(sql, overrides.sites ?? sites);
  await ensurePlaces(sql, databaseUrl);
  const config = {
    ...given,
    databaseUrl,
    mediaSecret: given.mediaSecret ?? (await sharedSecret(sql, 'media')),
    secondStepSecret: given.secondStepSecret ?? (await sharedSecret(sql, 'second-step')),
    webhookSecret: given.webhookSecret ?? (await sharedSecret(sql, 'webhook')),
    debitSecret: given.debitSecret ?? (await sharedSecret(sql, 'debit')),
    vapidPrivateKey: given.vapidPrivateKey ?? vapidKeyFrom(await sharedSecret(sql, 'vapid')),
  };

  const leaving: Leaving = { begun: false };
  const limits: Readonly<TimeLimits> = { ...timeLimits, ...overrides.timeLimits };
  const events = createEventHub(sql, databaseUrl, clock, log, limits, time);
  const platform: Platform = {
    config,
    clock,
    time,
    log,
    sql,
    events,
    jobs: createJobs(sql, clock, log, { time, ...overrides.jobs }),
    mailer: createMailer(config, log, clock),
    sms: openSms(config, { clock, time, log }),
    push: createPushSender(config, log, time),
    media: createMediaSigner(config.mediaSecret, clock),
    photoFiles: await openPhotos(config),
    deletionList: await openDeletionList(config),
    exportFiles: await openExportFiles(config),
    ageChecks: openAgeChecks({ clock, config }, overrides.sites ?? sites),
    partners: createPartnerRegistry({ sql, time, events }),
    payments: openProviders({ sql, clock, time, config, log }, paymentAccountsOf),
    limits: createRateLimiter(sql, clock),
    timeLimits: limits,
    leaving,
  };
  registerJobs(platform);
  const findSite = createSiteFinder(sql, time);
  await findSite('', undefined);
  const site = config.webDist
    ? await openBuiltSite({ ...config, webDist: config.webDist }, { partners: platform.partners, findSite })
    : undefined;
  const app = createApp({
    routes: createRoutes(platform),
    log,
    time,
    rateLimiter: platform.limits,
    trustedProxies: config.trustedProxies,
    visitorCountry: await openVisitorCountry(config),
    ageChecks: platform.ageChecks,
    incoming: config.incomingDir,
    bodyTimes: { ...limits, time },
    requestLimit: limits.request,
    partners: platform.partners,
    findSite,
    findViewer: createViewerFinder(
      platform,
      overrides.viewerCacheFor === undefined ? {} : { cacheFor: overrides.viewerCacheFor },
    ),
    findRevoked: createRevokedFinder(platform),
    pages: site,
  });
  for (const { pages } of [...platform.payments.all, ...platform.ageChecks.all]) if (pages) app.route('/', pages);
  if (config.demo) {
    mountDevMail(app, config.mailDir);
    mountDevSms(app, config.smsDir);
  }
  site?.mount(app);

  const http = createHttpServer(app, { ...limits, time });
  endConnectionsWhen(leaving, http);

  let closed: Promise<void> | undefined;
  let intake: MailIntake | undefined;
  return {
    app,
    platform,
    async listen() {
      // A restored database does not know who has left since: nobody may see those members, not even until the first job runs. If the list
      // cannot be read now, the site starts all the same: the job reads it later.
      await deleteAgain(platform).catch((error: unknown) => log.error({ err: error }, 'deletions not read at start'));
      await new Promise<void>((resolve, reject) => {
        http.once('error', (error: NodeJS.ErrnoException) => reject(startErrorOf(error, config)));
        http.listen(config.port, config.host, resolve);
      });
      if (config.bouncePort !== undefined) intake = await openIntake(platform, config.bouncePort);
      tellOfPayments(platform);
      await platform.events.start();
      platform.jobs.start();
      return { port: (http.address() as AddressInfo).port };
    },
    close: ({ notice = Promise.resolve() } = {}) => (closed ??= close(notice)),
  };

  async function close(notice: Promise<unknown>): Promise<void> {
    const jobs = platform.jobs.stop();
    await intake?.close();
    const { endStreams, stop } = platform.events;
    if (http.listening) await leave(leaving, http, { time, notice, longest: limits.stopRequests }, endStreams);
    // After the last request: its events must still reach the streams of other processes.
    await stop();
    await time
      .within(limits.stopJobs, () => jobs)
      .catch((error: unknown) => log.warn({ err: error }, 'a job was left unfinished'));
    leaveClock();
    await letGo();
  }
}

/** Loaded only for a demo: a real deployment needs no drawings. */
async function openPhotos(config: Config): Promise<PhotoFileStore> {
  const files = await openPhotoFiles(config);
  return config.demo ? (await import('./seed/portrait-files.ts')).withPortraits(files) : files;
}

/** Loaded only for a deployment that receives reports of mails. */
async function openIntake(platform: Platform, port: number): Promise<MailIntake> {
  const { openMailIntake } = await import('./notifications/mail-intake.ts');
  return openMailIntake(platform, port, platform.config.host).catch((error: unknown) => {
    throw startErrorOf(error as NodeJS.ErrnoException, { ...platform.config, port }, 'BOUNCE_PORT');
  });
}

async function openBuiltSite(config: PagesConfig, frames: FramesOfPartners): Promise<BuiltSite> {
  try {
    return await openSite(config, frames);
  } catch (cause) {
    throw new StartError(`the site in ${config.webDist} is not built: ${(cause as Error).message}`, { cause });
  }
}

function startErrorOf(error: NodeJS.ErrnoException, { port, host }: Config, setting = 'PORT'): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(`port ${port} is in use: stop what runs there, or set ${setting} to another`);
  if (error.code === 'EACCES')
    return new StartError(`port ${port} is not allowed for this user: set ${setting} to one above 1023`);
  return new StartError(`cannot listen on ${host}:${port}: ${error.message}`);
}
