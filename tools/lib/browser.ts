import { existsSync } from 'node:fs';

import { fail } from './process.ts';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const shell = '/usr/bin/chromium-headless-shell';

/** Chromium as members have it, which pushes and measurements need; ends with one clear line where there is none. */
export function findBrowser(): string {
  const path = process.env['CHROMIUM_PATH'] ?? candidates.find((candidate) => existsSync(candidate));
  if (!path || !existsSync(path))
    fail('no Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH');
  return path;
}

/**
 * The browser in which tests open pages: Chromium without its window, which opens a page with half the work, and the whole one where
 * that is not installed. That there is one at all is asked once, by `findBrowser`.
 */
export const testBrowser = existsSync(shell) ? shell : (process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium');

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
/** The address bar of each window is a page of its own, and one more is kept ready: each costs as much as the page that is tested. */
const pagesBeside = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** How Chromium is started for tests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // As the system has it, which the whole Chromium asks.
  '--font-render-hinting=slight',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  `--disable-features=${[...offInPlaywright, ...pagesBeside].join()}`,
];
