import { existsSync } from 'node:fs';

import { fail } from './process.ts';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium that tests drive; ends with one clear line where there is none. */
export function findBrowser(): string {
  const path = process.env['CHROMIUM_PATH'] ?? candidates.find((candidate) => existsSync(candidate));
  if (!path || !existsSync(path))
    fail('no Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH');
  return path;
}

/** The Firefox that landers on partners' pages are tried in; as Chromium, it is not left out where it is missing. */
export function findFirefox(): string {
  const installed = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
  const path = process.env['FIREFOX_PATH'] ?? installed.find((candidate) => existsSync(candidate));
  if (!path || !existsSync(path))
    throw new Error('no Firefox found: install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH');
  return path;
}

/** What Playwright switches off; Chromium heeds only the last list that it is given. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** The address bar of each window is a page of its own, which costs as much as the page that is tested. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How Chromium is started for tests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  `--disable-features=${[...offInPlaywright, ...addressBar].join()}`,
];
