import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { launchBrowser, serveFolder } from '../../tools/lib/open-folder.ts';
import { pnpm } from '../../tools/lib/packages.ts';
import { bin, root, run } from '../../tools/lib/process.ts';
import { patience } from '../support/patience.ts';

/** The version used in this repository, so that the store has it already. */
const version = (name: string, from = root) =>
  (JSON.parse(readFileSync(`${from}node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;

/** Installs the packed elements into a new Vite app, checks its types, builds it and uses it in a browser. */
export async function problemsOfFreshApp(tarball: string): Promise<string[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'heartline-fresh-app-')));
  try {
    cpSync(new URL('app', import.meta.url), folder, { recursive: true });
    const manifest = {
      name: 'fresh-app',
      private: true,
      type: 'module',
      dependencies: {
        '@heartline/ui': pathToFileURL(tarball).href,
        react: version('react'),
        'react-dom': version('react-dom'),
      },
      devDependencies: {
        '@types/react': version('@types/react'),
        '@types/react-dom': version('@types/react-dom'),
        vite: version('vite'),
      },
    };
    writeFileSync(`${folder}/package.json`, JSON.stringify(manifest));
    await pnpm(['install', '--prefer-offline', '--ignore-scripts'], folder);
    const types = await run(bin('tsc'), ['-p', folder], { quiet: true });
    if (types.status !== 0) return [`types of a fresh app:\n${types.output}`];
    const built = await run(`${folder}/node_modules/.bin/vite`, ['build', '--base', './', '--logLevel', 'warn'], {
      cwd: folder,
      quiet: true,
    });
    if (built.status !== 0) return [`a fresh app does not build:\n${built.output}`];
    return await problemsInBrowser(`${folder}/dist`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens the built app and checks it as a reader would see it: appearance, a dialog and a toast. */
async function problemsInBrowser(folder: string): Promise<string[]> {
  const problems: string[] = [];
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await serveFolder(context, 'http://fresh-app.test', folder);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => problems.push(`fresh app: ${message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
        problems.push(`fresh app says: ${message.text()}`);
    });
    await page.goto('http://fresh-app.test/');
    const button = page.getByRole('button', { name: 'Send a like' });
    const look = await button.evaluate((element) => {
      const { backgroundColor, minHeight } = getComputedStyle(element);
      return { coloured: !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(backgroundColor), minHeight };
    });
    if (!look.coloured || look.minHeight !== '44px') problems.push(`fresh app: no styles (${JSON.stringify(look)})`);
    for (const family of ['Figtree Variable', 'Fraunces Soft'])
      if (!(await page.evaluate(async (name) => (await document.fonts.load(`16px "${name}"`)).length > 0, family)))
        problems.push(`fresh app: the font ${family} is missing`);
    await page.getByRole('tab', { name: 'Photos' }).click();
    await page.getByText('No photos yet').waitFor({ timeout: patience });
    await button.click();
    await page.getByRole('dialog', { name: 'Like sent' }).getByRole('button', { name: 'Wonderful' }).click();
    await page.getByRole('status').filter({ hasText: 'Anna will see it.' }).waitFor({ timeout: patience });
  } catch (error) {
    problems.push(`fresh app: ${String(error)}`);
  } finally {
    await browser.close();
  }
  return problems;
}
