// npm run release: versions from the changesets, checks, publishes, tags. `-- --dry` only packs what would be published, and
// shows the versions and changelogs to come.
import { mkdirSync, rmSync } from 'node:fs';

import { findBrowser } from './lib/browser.ts';
import { comingChangelogs } from './lib/coming-changelogs.ts';
import { buildAndPack, pnpm, publishedPackages } from './lib/packages.ts';
import { bin, fail, root, run, withPnpm } from './lib/process.ts';

const log = (line: string) => process.stdout.write(`${line}\n`);
const must = async (command: string, args: string[], env = {}) => {
  const { status } = await run(command, args, { env: { ...withPnpm, ...env } });
  if (status !== 0) fail(`${args.join(' ')} failed: nothing was published`);
};

if (process.argv.includes('--dry')) {
  const folder = `${root}dist-packages`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of publishedPackages) log(`${(await buildAndPack(name, folder)).tarball.replace(root, '')}`);
  log(Object.values(await comingChangelogs()).join('\n\n'));
} else {
  await must(bin('changeset'), ['version']);
  await pnpm(['install', '--lockfile-only']);
  await must(process.execPath, [`${root}tools/checks/packages.ts`]);
  await must(process.execPath, [`${root}tools/storybook.ts`, '--build']);
  await must(process.execPath, [`${root}tools/storybook.ts`, '--test']);
  const visual = ['test', '--config', `${root}tests/visual/playwright.config.ts`, '--project'];
  const browser = { CHROMIUM_PATH: findBrowser() };
  await must(bin('playwright'), [...visual, 'pages', '--workers', '1'], { ALL_PAGES: '1', ...browser });
  await must(bin('playwright'), [...visual, 'stories'], { ALL_PICTURES: '1', CI: '1', ...browser });
  const filters = publishedPackages.flatMap((name) => ['--filter', `./packages/${name}`]);
  // pnpm skips versions that the registry already has.
  log(await pnpm([...filters, 'publish', '--recursive', '--no-git-checks']));
  await must(bin('changeset'), ['tag']);
  log('Published. Commit the new versions and changelogs, and push the tags.');
}
