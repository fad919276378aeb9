import { defineConfig } from 'tsdown';

import { landers } from './build/landers.ts';

/** The React components of each lander. `features` is not published, so the code they use of it is bundled. */
export default defineConfig({
  entry: Object.fromEntries(landers.map((name) => [name, `src/${name}/index.ts`])),
  outDir: 'dist/react',
  format: 'esm',
  platform: 'browser',
  // This file lies beside the package, so that it also covers the sources of `features`.
  tsconfig: '../tsconfig.landers.json',
  dts: true,
  deps: { alwaysBundle: [/^@heartline\/features/], onlyBundle: false },
  logLevel: 'error',
});
