import { defineConfig } from 'tsdown';

import { landers } from './build/landers.ts';

/** The React components of each lander. What they use of `features`, which is not published, comes inside. */
export default defineConfig({
  entry: Object.fromEntries(landers.map((name) => [name, `src/${name}/index.ts`])),
  outDir: 'dist/react',
  format: 'esm',
  platform: 'browser',
  // Beside the package, so that it spans the sources of features too.
  tsconfig: '../tsconfig.landers.json',
  dts: true,
  deps: { alwaysBundle: [/^@heartline\/features/], onlyBundle: false },
  logLevel: 'error',
});
