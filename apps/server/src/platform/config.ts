import { createPrivateKey } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

import * as v from 'valibot';

import type { RedirectConfig } from './age-check/redirect/redirect-config.ts';
import { isOrigin } from './http/origin.ts';
import { readPaymentAccounts, type PaymentAccounts } from './payments/accounts.ts';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const flag = v.pipe(
  v.picklist(['1', '0', 'true', 'false']),
  v.transform((text) => text === '1' || text === 'true'),
);

/** The database shares the cores: three concurrent statements per core keep them busy, more only wait for each other (bench send). */
const defaultConnections = 3 * availableParallelism();

/** Every setting comes from the environment (security.md section 0). Empty values count as not set. */
const environmentSchema = v.object({
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'production'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** PostgreSQL to use; without it an embedded one runs in DATA_DIR. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))),
  DATABASE_CONNECTIONS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(2)),
    String(defaultConnections),
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Where members reach the site; every mailed link is built from it. */
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
  /** Folder of the photos, where no bucket is set. */
  UPLOAD_DIR: v.optional(v.string()),
  /** Folder of the members' data exports, where no bucket is set: separate from the photos, and in no backup. */
  EXPORT_DIR: v.optional(v.string()),
  /** S3-compatible bucket of the photos, instead of a folder; it needs no public access. */
  PHOTO_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  /** Begins every key, such as photos/ */
  PHOTO_BUCKET_PREFIX: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]+(\/[\w.-]+)*\/$/, 'must end with a slash')),
    'photos/',
  ),
  /** For a service other than AWS: its address, such as https://s3.example.com */
  PHOTO_BUCKET_ENDPOINT: v.optional(v.pipe(v.string(), v.url())),
  PHOTO_BUCKET_REGION: v.optional(v.string(), 'us-east-1'),
  /** Without these two, the client uses its usual sources: environment, profile, role of the machine. */
  PHOTO_BUCKET_KEY: v.optional(v.string()),
  PHOTO_BUCKET_SECRET: v.optional(v.string()),
  MAIL_DIR: v.optional(v.string()),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  /** Port on which we accept returned mails (SMTP), forwarded by the mail server of the domain. Not set: none. */
  BOUNCE_PORT: v.optional(port),
  /** Signs each mail (DKIM) as <selector>._domainkey of the host of PUBLIC_ORIGIN, where mail providers look for the public key. */
  DKIM_SELECTOR: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/i, 'must be a selector')),
  ),
  /** The matching private key as PEM; its lines may be separated by \n. */
  DKIM_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.transform((pem) => pem.replaceAll(String.raw`\n`, '\n')),
      v.check(isPrivateKey, 'must be a private key as PEM'),
    ),
  ),
  /**
   * Service that sends text messages: accepts POST {to, from, text} as JSON. Without it there is no direct debit; the demo writes files.
   */
  SMS_URL: v.optional(v.pipe(v.string(), v.regex(/^https:\/\//, 'must start with https://'))),
  /** Its token, sent as a bearer. */
  SMS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\S{8,500}$/, 'must be a token without spaces'))),
  /** Sender of the messages: a number, or up to 11 letters and digits. */
  SMS_SENDER: v.optional(
    v.pipe(v.string(), v.regex(/^(\+\d{6,15}|[A-Za-z0-9]{1,11})$/, 'must be a number, or up to 11 letters and digits')),
    'Heartline',
  ),
  /** Folder of the demo's text messages. */
  SMS_DIR: v.optional(v.string()),
  /**
   * Encrypts the bank accounts of direct debits. Never change it: no account could be decrypted any more. Generated on first start when not
   * set.
   */
  DEBIT_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  PSP_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  /** Signs photo addresses; generated on first start when not set. */
  MEDIA_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  /**
   * Encrypts the keys of members' authenticator apps. Never change it: no code would be accepted any more. Generated on first start when
   * not set.
   */
  SECOND_STEP_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  /**
   * Signs messages to the push services of browsers: 32 bytes in base64url, as from `npx web-push generate-vapid-keys`; generated on first
   * start when not set.
   */
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be a private key of 32 bytes in base64url')),
  ),
  /** Origin of a push service of our own, for tests. Never in a real deployment. */
  PUSH_SERVICE: v.optional(v.pipe(v.string(), v.check(isOrigin, 'must be an origin'))),
  /** A provider of age checks, with the key that starts a check and the secret that signs its answers. Sites name it as `redirect`. */
  AGE_CHECK_URL: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/^https:\/\/\S*[^/]$/, 'must begin with https:// and end without a slash')),
  ),
  AGE_CHECK_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  AGE_CHECK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  /** Seconds between the announcements of likes and visits to members who see no names. Less than 900 in tests and in the demo only. */
  TELL_EVERY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, 'must be seconds, from 1 to 3600'),
      v.transform(Number),
      v.maxValue(3_600),
    ),
    '900',
  ),
  /** Photos become visible without a moderator. The demo sets it. */
  AUTO_APPROVE_PHOTOS: v.optional(flag, '0'),
  /** Shows mails at /dev/mail and the demo login. Never in a real deployment. */
  DEMO: v.optional(flag, '0'),
  /** Comma-separated addresses of proxies whose X-Forwarded-For counts. */
  TRUSTED_PROXIES: v.optional(v.string(), ''),
  /** Header in which those proxies name the visitor's country, such as cf-ipcountry. */
  GEOIP_HEADER: v.optional(v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z][a-z0-9-]{0,40}$/))),
  /**
   * Seconds after SIGTERM in which the process still answers and reports at /readyz that it is not ready; 0 to 7. Must exceed the load
   * balancer's check interval.
   */
  STOP_NOTICE: v.optional(
    v.pipe(v.string(), v.regex(/^\d(\.\d{1,3})?$/, 'must be seconds, from 0 to 7'), v.transform(Number), v.maxValue(7)),
    '3',
  ),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  WEB_DIST: v.optional(v.string()),
  /** 0 removes the service worker with the offline page from every browser that returns. */
  OFFLINE_PAGE: v.optional(flag, '1'),
});

export interface BucketConfig {
  bucket: string;
  prefix: string;
  /** undefined: AWS itself. */
  endpoint: string | undefined;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export interface Config {
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  dataDir: string;
  /** Uploaded files while their request lasts. */
  incomingDir: string;
  publicOrigin: string;
  uploadDir: string;
  /** Members' data exports, and with a bucket those not yet uploaded to it. */
  exportDir: string;
  /** Storage of the photos, instead of `uploadDir`. */
  photoBucket: BucketConfig | undefined;
  mailDir: string;
  smtpUrl: string | undefined;
  /** undefined: no returned mail is accepted. */
  bouncePort: number | undefined;
  /** The key that signs mails. */
  dkim: { selector: string; privateKey: string } | undefined;
  /** The service that sends text messages. */
  sms: { url: string; token: string; sender: string } | undefined;
  /** Folder where the demo and tests put text messages instead. */
  smsDir: string;
  debitSecret: string | undefined;
  webhookSecret: string | undefined;
  /** Accounts at the payment providers whose keys are set. */
  paymentAccounts: PaymentAccounts;
  mediaSecret: string | undefined;
  secondStepSecret: string | undefined;
  vapidPrivateKey: string | undefined;
  /** An additional push service for subscriptions, besides those of the browser makers. */
  pushService: string | undefined;
  /** The provider of age checks that sites may name as `redirect`. */
  ageCheck: RedirectConfig | undefined;
  /** Milliseconds between the announcements of likes and visits to members who see no names. */
  tellEvery: number;
  autoApprovePhotos: boolean;
  demo: boolean;
  trustedProxies: string[];
  geoipHeader: string | undefined;
  /** Milliseconds. */
  stopNotice: number;
  logLevel: string;
  /** Folder of the built web app, or undefined where only the API is served. */
  webDist: string | undefined;
  offlinePage: boolean;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment once. @throws ConfigError with one readable line that names the variable */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const known = Object.keys(environmentSchema.entries);
  const given = Object.fromEntries(
    known.map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
  );
  const result = v.safeParse(environmentSchema, given);
  if (!result.success) {
    const issue = result.issues[0];
    throw new ConfigError(`${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
  }
  const env = result.output;
  if (env.PUSH_SERVICE !== undefined && env.NODE_ENV === 'production' && !env.DEMO)
    throw new ConfigError('PUSH_SERVICE: only in tests and in the demo');
  if (env.TELL_EVERY < 900 && env.NODE_ENV === 'production' && !env.DEMO)
    throw new ConfigError('TELL_EVERY: less than 900 only in tests and in the demo');
  const dataDir = resolve(env.DATA_DIR);
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    dataDir,
    incomingDir: `${dataDir}/incoming`,
    publicOrigin: (env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    uploadDir: resolve(env.UPLOAD_DIR ?? `${dataDir}/photos`),
    exportDir: resolve(env.EXPORT_DIR ?? `${dataDir}/exports`),
    photoBucket: bucketOf(env),
    mailDir: resolve(env.MAIL_DIR ?? `${dataDir}/outbox`),
    smtpUrl: env.SMTP_URL,
    bouncePort: env.BOUNCE_PORT,
    dkim: dkimOf(env),
    sms: smsOf(env),
    smsDir: resolve(env.SMS_DIR ?? `${dataDir}/sms`),
    debitSecret: env.DEBIT_SECRET,
    webhookSecret: env.PSP_WEBHOOK_SECRET,
    paymentAccounts: paymentAccountsOf(environment, { testKeys: env.DEMO || env.NODE_ENV !== 'production' }),
    mediaSecret: env.MEDIA_SECRET,
    secondStepSecret: env.SECOND_STEP_SECRET,
    vapidPrivateKey: env.VAPID_PRIVATE_KEY,
    pushService: env.PUSH_SERVICE,
    ageCheck: ageCheckOf(env),
    tellEvery: env.TELL_EVERY * 1000,
    autoApprovePhotos: env.AUTO_APPROVE_PHOTOS,
    demo: env.DEMO,
    trustedProxies: env.TRUSTED_PROXIES.split(',')
      .map((item) => item.trim())
      .filter(Boolean),
    geoipHeader: env.GEOIP_HEADER,
    stopNotice: env.STOP_NOTICE * 1000,
    logLevel: env.LOG_LEVEL,
    webDist: env.WEB_DIST ? resolve(env.WEB_DIST) : undefined,
    offlinePage: env.OFFLINE_PAGE,
  };
}

function paymentAccountsOf(...given: Parameters<typeof readPaymentAccounts>): PaymentAccounts {
  try {
    return readPaymentAccounts(...given);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}

function dkimOf(env: v.InferOutput<typeof environmentSchema>): Config['dkim'] {
  const { DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = env;
  if ((selector === undefined) !== (privateKey === undefined))
    throw new ConfigError('DKIM_SELECTOR: set it together with DKIM_PRIVATE_KEY, or neither');
  return selector === undefined || privateKey === undefined ? undefined : { selector, privateKey };
}

function ageCheckOf(env: v.InferOutput<typeof environmentSchema>): Config['ageCheck'] {
  const { AGE_CHECK_URL: url, AGE_CHECK_KEY: key, AGE_CHECK_SECRET: secret } = env;
  if (url === undefined && key === undefined && secret === undefined) return undefined;
  if (url === undefined || key === undefined || secret === undefined)
    throw new ConfigError('AGE_CHECK_URL: set it together with AGE_CHECK_KEY and AGE_CHECK_SECRET, or none of them');
  return { url, key, secret };
}

function smsOf(env: v.InferOutput<typeof environmentSchema>): Config['sms'] {
  const { SMS_URL: url, SMS_TOKEN: token, SMS_SENDER: sender } = env;
  if ((url === undefined) !== (token === undefined))
    throw new ConfigError('SMS_URL: set it together with SMS_TOKEN, or neither');
  return url === undefined || token === undefined ? undefined : { url, token, sender };
}

function bucketOf(env: v.InferOutput<typeof environmentSchema>): BucketConfig | undefined {
  const { PHOTO_BUCKET: bucket, PHOTO_BUCKET_KEY: accessKeyId, PHOTO_BUCKET_SECRET: secretAccessKey } = env;
  if (bucket === undefined) return undefined;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new ConfigError('PHOTO_BUCKET_KEY: set it together with PHOTO_BUCKET_SECRET, or neither');
  return {
    bucket,
    prefix: env.PHOTO_BUCKET_PREFIX,
    endpoint: env.PHOTO_BUCKET_ENDPOINT,
    region: env.PHOTO_BUCKET_REGION,
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey },
  };
}
