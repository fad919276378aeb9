import { resolveConfig } from 'vite';

import { root } from './process.ts';

/** Writes apps/web/src/route-tree.gen.ts from the files of apps/web/src/routes, as the plugin does whenever Vite reads its settings. */
export async function writeRouteTree(): Promise<void> {
  const web = `${root}apps/web`;
  // The plugin searches for routes from the current folder.
  process.chdir(web);
  await resolveConfig({ root: web }, 'serve');
  process.chdir(root);
}
