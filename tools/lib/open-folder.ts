import { existsSync } from 'node:fs';

import { chromium, type Browser, type BrowserContext } from 'playwright';

import { findBrowser } from './browser.ts';

export const launchBrowser = (args: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu', ...args] });

/** Answers requests to `origin` with the files of a folder, so that no server and no port is needed. */
export async function serveFolder(context: BrowserContext, origin: string, folder: string): Promise<void> {
  await context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = `${folder}${pathname === '/' ? '/index.html' : pathname}`;
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
}
