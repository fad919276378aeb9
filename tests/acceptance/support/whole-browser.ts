import { findBrowser } from '../../../tools/lib/browser.ts';
import { siteArguments } from './site.ts';

/** For `test.use`, where a test needs what Chromium without its window lacks: pushes, and when a page was painted. */
export const wholeBrowser = { launchOptions: { executablePath: findBrowser(), args: siteArguments } };
