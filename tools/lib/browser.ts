import { existsSync } from 'node:fs';

import { fail } from './process.ts';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const shell = '/usr/bin/chromium-headless-shell';

/** Chromium with its window, as members have it, needed for pushes and measurements; ends with one clear line if there is none. */
export function findBrowser(): string {
  const path = process.env['CHROMIUM_PATH'] ?? candidates.find((candidate) => existsSync(candidate));
  if (!path || !existsSync(path))
    fail('no Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH');
  return path;
}

/**
 * The browser in which tests open pages: headless Chromium, which opens a page with half the work, or the full one if that is not
 * installed. `findBrowser` checks once that one exists at all.
 */
export const testBrowser = existsSync(shell) ? shell : (process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium');

/** The Firefox for testing landers on partners' pages; like Chromium, it is required. */
export function findFirefox(): string {
  const installed = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
  const path = process.env['FIREFOX_PATH'] ?? installed.find((candidate) => existsSync(candidate));
  if (!path || !existsSync(path))
    throw new Error('no Firefox found: install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH');
  return path;
}

/** Features that Playwright disables; Chromium uses only the last list that it is given. */
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
/** The address bar of each window is a page of its own, and a spare one is kept ready: each costs as much as the tested page. */
const pagesBeside = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Chromium's arguments for tests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // The system's default, which the full Chromium uses.
  '--font-render-hinting=slight',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  `--disable-features=${[...offInPlaywright, ...pagesBeside].join()}`,
];
