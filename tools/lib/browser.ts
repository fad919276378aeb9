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
