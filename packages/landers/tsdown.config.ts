import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { defineConfig } from 'tsdown';

const landers = globSync('src/*/*-lander.tsx')
  .map((file) => dirname(file))
  .filter((folder) => existsSync(`${folder}/${basename(folder)}-lander.tsx`));

/** The React components of each lander. What they use of `features`, which is not published, comes inside. */
export default defineConfig({
  entry: Object.fromEntries(landers.map((folder) => [folder.replace('src/', ''), `${folder}/index.ts`])),
  outDir: 'dist/react',
  format: 'esm',
  platform: 'browser',
  // Beside the package, so that it spans the sources of features too.
  tsconfig: '../tsconfig.landers.json',
  dts: true,
  deps: { alwaysBundle: [/^@heartline\/features/], onlyBundle: false },
  logLevel: 'error',
});
