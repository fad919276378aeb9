import { generateKeyPairSync } from 'node:crypto';

import { expect, it } from 'vitest';

import { ConfigError, readConfig } from './config.ts';

it('needs nothing', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'production',
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    databaseUrl: undefined,
    demo: false,
    trustedProxies: [],
    partnerOrigins: [],
  });
});

it('takes partners by their exact origins', () => {
  const { partnerOrigins } = readConfig({
    PARTNER_ORIGINS: 'https://a.example, http://localhost:4000,https://b.example:8443',
  });
  expect(partnerOrigins).toEqual(['https://a.example', 'http://localhost:4000', 'https://b.example:8443']);
  for (const wrong of [
    '*',
    'https://*.a.example',
    'a.example',
    'https://a.example/',
    'http://a.example',
    'null',
    'HTTPS://A.EXAMPLE',
  ])
    expect(() => readConfig({ PARTNER_ORIGINS: `https://b.example,${wrong}` })).toThrow(`PARTNER_ORIGINS.1: ${wrong}`);
});

it('reads the environment, with empty for not set', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_ORIGIN: 'https://heartline.test/',
    DATABASE_URL: '',
    TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
    DATA_DIR: '/data',
    DEMO: '1',
    GEOIP_HEADER: 'CF-IPCountry',
    STOP_NOTICE: '1.5',
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
  ['LOG_LEVEL', 'loud'],
  ['GEOIP_HEADER', 'a b'],
  ['STOP_NOTICE', '8'],
  ['PHOTO_BUCKET', 'Has Spaces'],
])('names the setting that is wrong: %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: [^\n]+$`));
});

it('takes a bucket for the photos, with its two keys or neither', () => {
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

it('takes the key that signs mails in lines or in one, and never without its selector', () => {
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

it('takes a push service of our own in tests and in the demo only', () => {
  const given = { PUSH_SERVICE: 'http://127.0.0.1:4000' };
  expect(readConfig({ ...given, NODE_ENV: 'test' }).pushService).toBe('http://127.0.0.1:4000');
  expect(readConfig({ ...given, DEMO: '1' }).pushService).toBe('http://127.0.0.1:4000');
  expect(() => readConfig(given)).toThrow('PUSH_SERVICE: only in tests and in the demo');
});
