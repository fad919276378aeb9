import { findBrowser } from '../../../tools/lib/browser.ts';
import { siteArguments } from './site.ts';

/** For `test.use`, where a test needs features that headless Chromium lacks: pushes, and paint timing. */
export const wholeBrowser = { launchOptions: { executablePath: findBrowser(), args: siteArguments } };
