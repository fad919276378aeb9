import { generateKeyPairSync } from 'node:crypto';

import { expect, it } from 'vitest';

import { ConfigError, readConfig } from './config.ts';

it('needs no setting', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'production',
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    databaseUrl: undefined,
    demo: false,
    trustedProxies: [],
  });
});

it('reads the environment, and treats empty values as unset', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_ORIGIN: 'https://heartline.test/',
    DATABASE_URL: '',
    TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
    DATA_DIR: '/data',
    DEMO: '1',
    GEOIP_HEADER: 'CF-IPCountry',
    STOP_NOTICE: '1.5',
    BOUNCE_PORT: '2525',
    SECOND_STEP_SECRET: 'sixteen letters and more',
  });
  expect(config).toMatchObject({
    port: 8080,
    publicOrigin: 'https://heartline.test',
    databaseUrl: undefined,
    trustedProxies: ['10.0.0.1', '10.0.0.2'],
    uploadDir: '/data/photos',
    exportDir: '/data/exports',
    mailDir: '/data/outbox',
    demo: true,
    geoipHeader: 'cf-ipcountry',
    stopNotice: 1_500,
    bouncePort: 2_525,
    secondStepSecret: 'sixteen letters and more',
  });
});

it.each([
  ['PORT', '99999'],
  ['PORT', 'x'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_ORIGIN', 'heartline'],
  ['DEMO', 'maybe'],
  ['MEDIA_SECRET', 'short'],
  ['SECOND_STEP_SECRET', 'short'],
  ['VAPID_PRIVATE_KEY', 'short'],
  ['PUSH_SERVICE', 'http://push.example'],
  ['AGE_CHECK_URL', 'http://age.example'],
  ['AGE_CHECK_KEY', 'short'],
  ['AGE_CHECK_SECRET', 'short'],
  ['SMS_URL', 'http://sms.example'],
  ['SMS_TOKEN', 'two words'],
  ['SMS_SENDER', 'A name that is too long'],
  ['DEBIT_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['GEOIP_HEADER', 'a b'],
  ['STOP_NOTICE', '8'],
  ['TELL_EVERY', '0'],
  ['TELL_EVERY', '3601'],
  ['TELL_EVERY', '0.5'],
  ['BOUNCE_PORT', '70000'],
  ['PHOTO_BUCKET', 'Has Spaces'],
])('names the wrong setting: %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: [^\n]+$`));
});

it('accepts a provider of age checks only with its key and its secret', () => {
  const given = { AGE_CHECK_URL: 'https://age.example/v1', AGE_CHECK_KEY: 'k'.repeat(16) };
  const secret = 's'.repeat(32);
  expect(readConfig({}).ageCheck).toBeUndefined();
  expect(readConfig({ ...given, AGE_CHECK_SECRET: secret }).ageCheck).toEqual({
    url: 'https://age.example/v1',
    key: 'k'.repeat(16),
    secret,
  });
  expect(() => readConfig(given)).toThrow('AGE_CHECK_URL: set it together with AGE_CHECK_KEY and AGE_CHECK_SECRET');
});

it('accepts a bucket for the photos with both keys or neither', () => {
  const given = {
    PHOTO_BUCKET: 'heartline-photos',
    PHOTO_BUCKET_ENDPOINT: 'https://s3.example.com',
    PHOTO_BUCKET_KEY: 'k',
  };
  expect(readConfig({}).photoBucket).toBeUndefined();
  expect(readConfig({ ...given, PHOTO_BUCKET_SECRET: 's' }).photoBucket).toEqual({
    bucket: 'heartline-photos',
    prefix: 'photos/',
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    credentials: { accessKeyId: 'k', secretAccessKey: 's' },
  });
  expect(readConfig({ PHOTO_BUCKET: 'heartline-photos' }).photoBucket).toMatchObject({ credentials: undefined });
  expect(() => readConfig(given)).toThrow('PHOTO_BUCKET_KEY: set it together with PHOTO_BUCKET_SECRET, or neither');
});

it('accepts the key that signs mails on several lines or one, and never without its selector', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  for (const given of [pem, pem.replaceAll('\n', String.raw`\n`)])
    expect(readConfig({ DKIM_SELECTOR: 'mail1', DKIM_PRIVATE_KEY: given }).dkim).toEqual({
      selector: 'mail1',
      privateKey: pem,
    });
  expect(readConfig({}).dkim).toBeUndefined();
  expect(() => readConfig({ DKIM_SELECTOR: 'mail1' })).toThrow('DKIM_SELECTOR');
  expect(() => readConfig({ DKIM_PRIVATE_KEY: pem })).toThrow('DKIM_SELECTOR');
  expect(() => readConfig({ DKIM_SELECTOR: 'mail1', DKIM_PRIVATE_KEY: 'secret' })).toThrow('DKIM_PRIVATE_KEY');
  expect(() => readConfig({ DKIM_SELECTOR: 'a b', DKIM_PRIVATE_KEY: pem })).toThrow('DKIM_SELECTOR');
});

it('accepts a push service of our own in tests and in the demo only', () => {
  const given = { PUSH_SERVICE: 'http://127.0.0.1:4000' };
  expect(readConfig({ ...given, NODE_ENV: 'test' }).pushService).toBe('http://127.0.0.1:4000');
  expect(readConfig({ ...given, DEMO: '1' }).pushService).toBe('http://127.0.0.1:4000');
  expect(() => readConfig(given)).toThrow('PUSH_SERVICE: only in tests and in the demo');
});

it('accepts announcing likes and visits more often than every quarter of an hour in tests and in the demo only', () => {
  expect(readConfig({}).tellEvery).toBe(900_000);
  expect(readConfig({ TELL_EVERY: '1800' }).tellEvery).toBe(1_800_000);
  expect(readConfig({ TELL_EVERY: '1', NODE_ENV: 'test' }).tellEvery).toBe(1_000);
  expect(readConfig({ TELL_EVERY: '899', DEMO: '1' }).tellEvery).toBe(899_000);
  expect(() => readConfig({ TELL_EVERY: '899' })).toThrow('TELL_EVERY: less than 900 only in tests and in the demo');
});

it('reads the accounts of payment providers', () => {
  const live = { MOLLIE_KEY_HEARTLINE: `live_${'a'.repeat(30)}`, MOLLIE_KEY_AMICI: `live_${'b'.repeat(30)}` };
  const secrets = `whsec_${'c'.repeat(20)},whsec_${'d'.repeat(20)}`;
  const { paymentAccounts } = readConfig({
    ...live,
    MOLLIE_KEY_EMPTY: '',
    STRIPE_KEY_NORDLYS: `rk_live_${'e'.repeat(24)}`,
    STRIPE_WEBHOOK_SECRET_NORDLYS: secrets,
  });
  expect(paymentAccounts.mollie.map(({ account, key }) => [account, key])).toEqual([
    ['heartline', live.MOLLIE_KEY_HEARTLINE],
    ['amici', live.MOLLIE_KEY_AMICI],
  ]);
  expect(paymentAccounts.stripe).toEqual([
    { account: 'nordlys', key: `rk_live_${'e'.repeat(24)}`, webhookSecrets: secrets.split(',') },
  ]);
  expect(readConfig({}).paymentAccounts).toEqual({ mollie: [], stripe: [] });
});

it.each([
  [{ MOLLIE_KEY_HEARTLINE: 'secret' }, 'MOLLIE_KEY_HEARTLINE: must be a key such as live_…'],
  [
    { MOLLIE_KEY_: `live_${'a'.repeat(30)}` },
    'MOLLIE_KEY_: must end with the name of an account, such as MOLLIE_KEY_HEARTLINE',
  ],
  [
    { MOLLIE_KEY_A: `test_${'a'.repeat(30)}` },
    'MOLLIE_KEY_A: a test key takes no money; only in the demo and in tests',
  ],
  [
    { STRIPE_KEY_A: `sk_test_${'a'.repeat(24)}`, STRIPE_WEBHOOK_SECRET_A: `whsec_${'a'.repeat(20)}` },
    'STRIPE_KEY_A: a test key takes no money; only in the demo and in tests',
  ],
  [{ STRIPE_KEY_A: `pk_live_${'a'.repeat(24)}` }, 'STRIPE_KEY_A: must be a key such as sk_live_… or rk_live_…'],
  [{ STRIPE_KEY_A: `sk_live_${'a'.repeat(24)}` }, 'STRIPE_KEY_A: needs STRIPE_WEBHOOK_SECRET_A'],
  [
    { STRIPE_WEBHOOK_SECRET_A: `whsec_${'a'.repeat(20)}` },
    'STRIPE_WEBHOOK_SECRET_A: set it together with STRIPE_KEY_A, or neither',
  ],
  [
    { STRIPE_KEY_A: `sk_live_${'a'.repeat(24)}`, STRIPE_WEBHOOK_SECRET_A: 'x' },
    'STRIPE_WEBHOOK_SECRET_A: must be a signing secret such as whsec_…',
  ],
])('reports in one line the error in an account: %o', (environment, line) => {
  expect(() => readConfig({ NODE_ENV: 'production', ...environment })).toThrow(new ConfigError(line));
});

it('reads the SMS service: address and token together', () => {
  const given = { SMS_URL: 'https://sms.example/v1', SMS_TOKEN: 'token-of-the-service', SMS_SENDER: '+31201234567' };
  expect(readConfig(given).sms).toEqual({ url: given.SMS_URL, token: given.SMS_TOKEN, sender: given.SMS_SENDER });
  expect(readConfig({}).sms).toBeUndefined();
  expect(() => readConfig({ SMS_URL: given.SMS_URL })).toThrow('SMS_URL');
  expect(() => readConfig({ SMS_TOKEN: given.SMS_TOKEN })).toThrow('SMS_URL');
});
