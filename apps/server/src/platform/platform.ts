import type { AgeChecks } from './age-check/age-checks.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { EventHub } from './events.ts';
import type { Leaving } from './http/leave.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail.ts';
import type { MediaSigner } from './media.ts';
import type { PartnerRegistry } from './http/partner-registry.ts';
import type { PaymentProviders } from './payments/providers.ts';
import type { DeletionList } from './storage/deletion-list.ts';
import type { ExportFileStore } from './storage/export-files.ts';
import type { PushSender } from './push/push.ts';
import type { PhotoFileStore } from './storage/photo-files.ts';
import type { SmsSender } from './sms/sms.ts';
import type { TimeLimits } from './time/time-limits.ts';
import type { Time } from './time/time.ts';

/** Services for every feature of the server. Features receive it as one argument and import nothing that has state. */
export interface Platform {
  config: Config;
  clock: Clock;
  time: Time;
  log: Log;
  sql: Database;
  events: EventHub;
  jobs: Jobs;
  mailer: Mailer;
  /** undefined: no SMS service is set up, and features that need one are not offered. */
  sms: SmsSender | undefined;
  push: PushSender;
  media: MediaSigner;
  photoFiles: PhotoFileStore;
  deletionList: DeletionList;
  exportFiles: ExportFileStore;
  payments: PaymentProviders;
  partners: PartnerRegistry;
  ageChecks: AgeChecks;
  limits: RateLimiter;
  timeLimits: Readonly<TimeLimits>;
  leaving: Readonly<Leaving>;
}
